import Foundation
import PetriCatalog
import PetriUIKit

/// The moment that a picker shows: its texts, and the month of a calendar.
package struct ShownDates: Sendable {
  /// The chosen date in the words of its locale, a date and a time apart: `Dec 31, 2026`, `6:00 PM`.
  package let parts: [String]
  /// The month of a calendar.
  package let month: ShownMonth?
}

extension ShownDates {
  /// Reads a picker that no catalogue made; `nil` for another view.
  @MainActor
  init?(_ view: UIView) {
    guard let picker = view as? UIDatePicker else { return nil }
    let locale = picker.locale ?? Locale(identifier: "en")
    let formatters = DateFormatters.shared
    let mode = picker.datePickerMode
    let day = mode == .time ? nil : formatters.text(of: picker.date, locale, date: .medium)
    let time = mode == .date ? nil : formatters.text(of: picker.date, locale, time: .short)
    parts = [day, time].compactMap(\.self)
    month = picker.datePickerStyle == .inline && mode != .time ? ShownMonth(of: picker.date, locale) : nil
  }
}
