import PetriCatalog
import PetriUIKit

/// A date, a time, or both.
package struct ShownDatePicker: ShownKind {
  /// The picker.
  let view: DateField
  /// What is chosen, as it is written.
  let written: String
  /// What is chosen in the words of its locale, a date and a time apart: `Dec 31, 2026`, `6:00 PM`.
  package let parts: [String]
  /// The month of a calendar.
  package let month: ShownMonth?
  /// Whether it is drawn as wheels.
  private let isWheels: Bool

  @MainActor
  init(_ view: DateField) {
    self.view = view
    written = view.written
    let locale = view.locale ?? Locale(identifier: "en")
    let formatters = DateFormatters.shared
    parts = [
      view.day.map { _ in formatters.text(of: view.date, locale, date: .medium) },
      view.time.map { _ in formatters.text(of: view.date, locale, time: .short) },
    ].compactMap(\.self)
    month = view.datePickerStyle == .inline && view.day != nil ? ShownMonth(of: view.date, locale) : nil
    isWheels = view.datePickerStyle == .wheels
  }

  package var word: String? { "datePicker" }
  package var isLeaf: Bool { true }
  package var value: String? { written }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    list.word("style", view.datePickerStyle, usual: .compact, [.inline: "inline", .wheels: "wheels"])
    list.word("from", view.minimumDate.map { DateField.day(of: $0) })
    list.word("to", view.maximumDate.map { DateField.day(of: $0) })
    return list.all
  }
  package var texts: [String] { [written] }
  package var form: ShownForm {
    isWheels ? .wheel(titles: [parts.joined(separator: "  ")], selected: 0) : .dates(self)
  }
  package var speech: ShownSpeech {
    ShownSpeech(stop: .always, words: ["date picker"], value: written, hasOwnSize: true)
  }
  package var touch: ShownTouch { .input }
  package var input: ShownInput? { .date(self) }
}
