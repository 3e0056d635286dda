import Foundation
import PetriCatalog
package import PetriUIKit

/// The form in which a view is drawn. A new kind uses an existing form, or adds one that wireframe and SVG then draw.
package enum ShownForm: Sendable {
  case subviews
  case text(ShownLabel)
  case button(ShownButton)
  /// A crossed-out box with a name.
  case picture(name: String?)
  case symbol(UIImage)
  case dates(ShownDates)
  case wheel(titles: [String], selected: Int)
  case lines(ShownTextView)
  case field(ShownTextField)
  case toggle(ShownSwitch)
  /// A bar with a knob at a fraction from 0 to 1.
  case slider(share: Float)
  case stepper(isEnabled: Bool)
  case segments(ShownSegments)
  /// A bar filled to a fraction from 0 to 1.
  case bar(share: Float)
  case spinner(isAnimating: Bool)
  case dots(ShownDots)
  case navigationBar(ShownNavigationBar)
  case tabBar(ShownTabBar)
  case toolbar(ShownToolbar)
  /// Blank keys, and the return key with its label.
  case keyboard(ShownKeyboard)
  case mark(ShownRowMark)
  case line
  case gradient(Gradient, cornerRadius: CGFloat)
  case box(cornerRadius: CGFloat)
  /// A frame, or lines above and below, around rows of a list.
  case section(isInset: Bool)

  /// Whether subviews are drawn on top.
  package var holdsViews: Bool { if case .navigationBar = self { true } else { false } }
}

package struct ShownPaint {
  package let color: UIColor
  /// The distance that the colour extends above the bar, in points: up to the window's top for a bar below the status
  /// bar.
  package let above: CGFloat

  init?(_ color: UIColor?) {
    guard let color else { return nil }
    self.color = color
    above = 0
  }

  @MainActor
  init?(_ color: UIColor?, ofTopBar view: UIView) {
    guard let color else { return nil }
    self.color = color
    let top = view.superview?.safeAreaInsets.top ?? 0
    above = view.frame.minY <= top ? max(0, view.frame.minY) : 0
  }
}

package struct ShownDots: Sendable {
  /// The number of dots; 0 draws none.
  package let count: Int
  /// The indexes of the filled dots.
  package let filled: Range<Int>
  package let filledColor: UIColor
  package let color: UIColor

  package func color(at index: Int) -> UIColor { filled.contains(index) ? filledColor : color }
}

package struct ShownDates: Sendable {
  /// The date and time, localized and separate: `Dec 31, 2026`, `6:00 PM`.
  package let parts: [String]
  package let month: ShownMonth?
}

extension ShownDates {
  /// Reads a date picker that the catalogue didn't make.
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

package struct ShownMonth: Sendable {
  /// The month and year: `December 2026`.
  package let title: String
  /// The weekday initials, from the locale's first weekday.
  package let weekdays: [String]
  /// The column of the first day, from 0.
  package let firstColumn: Int
  package let days: Int
  /// The selected day, from 1.
  package let selected: Int

  init(of date: Date, _ locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let formatter = DateFormatters.gregorian(locale)
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    title = formatter.string(from: date)
    let first = calendar.firstWeekday - 1
    let letters = calendar.veryShortStandaloneWeekdaySymbols
    weekdays = Array(letters[first...] + letters[..<first])
    let day = CalendarDate(at: date)
    selected = day.day
    days = day.daysInMonth
    // 1 January 1970 was a Thursday.
    let weekday = (day.daysSince1970 - (day.day - 1) + 4) % 7
    firstColumn = (weekday + 7 - first + 7) % 7
  }
}
