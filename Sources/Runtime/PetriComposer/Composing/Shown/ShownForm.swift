import Foundation
import PetriCatalog
package import PetriUIKit

/// How a view is drawn. There are fewer forms than kinds: a new kind takes one that is there, or adds one, which wireframe and SVG
/// then draw.
package enum ShownForm: Sendable {
  /// As the views in it.
  case subviews
  /// As lines of text.
  case text(ShownLabel)
  /// As a title on a background.
  case button(ShownButton)
  /// As a crossed box with a name.
  case picture(name: String?)
  /// As a symbol in the colour of what may be tapped.
  case symbol(UIImage)
  /// As texts on fields of their own, or as a month.
  case dates(ShownDates)
  /// As a row between others.
  case wheel(titles: [String], selected: Int)
  /// As lines that are typed in, or read.
  case lines(ShownTextView)
  /// As a line that is typed in.
  case field(ShownTextField)
  /// As a knob that is at one of two ends.
  case toggle(ShownSwitch)
  /// As a bar with a knob at a share of it.
  case slider(share: Float)
  /// As a minus and a plus.
  case stepper(isEnabled: Bool)
  /// As titles side by side.
  case segments(ShownSegments)
  /// As a bar of which a share is filled.
  case bar(share: Float)
  /// As a ring that turns.
  case spinner(isAnimating: Bool)
  /// As dots.
  case dots(ShownDots)
  case navigationBar(ShownNavigationBar)
  case tabBar(ShownTabBar)
  case toolbar(ShownToolbar)
  /// As blank keys, with the word of the return key.
  case keyboard(ShownKeyboard)
  /// As a sign at the end of a row.
  case mark(ShownRowMark)
  /// As a thin line.
  case line
  /// As colours that go over into one another.
  case gradient(Gradient, cornerRadius: CGFloat)
  /// As a frame around the views in it.
  case box(cornerRadius: CGFloat)
  /// As a frame, or lines above and below, around rows of a list.
  case section(isInset: Bool)

  /// Whether views in it are drawn over it, though it is drawn in one piece.
  package var holdsViews: Bool { if case .navigationBar = self { true } else { false } }
}

/// The paint of a bar besides its view's own background.
package struct ShownPaint {
  /// The colour.
  package let color: UIColor
  /// How far it reaches above the bar: below the status bar, too, where the bar is right under it.
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

/// Dots in a row, of which some are filled.
package struct ShownDots: Sendable {
  /// How many there are; none are drawn for 0.
  package let count: Int
  /// The places of those that are filled.
  package let filled: Range<Int>
  /// The colour of a filled one.
  package let filledColor: UIColor
  /// The colour of any other.
  package let color: UIColor

  /// The colour of the dot at a place.
  package func color(at place: Int) -> UIColor { filled.contains(place) ? filledColor : color }
}

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

/// The month of a date, as a calendar shows it.
package struct ShownMonth: Sendable {
  /// `December 2026`.
  package let title: String
  /// The letters of a week's days, as the locale begins it.
  package let weekdays: [String]
  /// The column of the first day, from 0.
  package let firstColumn: Int
  /// How many days it has.
  package let days: Int
  /// The day that is chosen, from 1.
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
