import Foundation
package import PetriCatalog
package import PetriRouting
import PetriText
package import PetriUIKit

extension DatePickerDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let scope = site.scope
    let picker = DateField(
      date?.value(in: scope),
      time?.value(in: scope),
      hasDate: date != nil,
      hasTime: time != nil
    )
    picker.locale = Locale(identifier: scope.environment.locale)
    picker.preferredDatePickerStyle = style.uiStyle
    picker.minimumDate = minimum?.value(in: scope).map { DateField.date(of: $0) }
    picker.maximumDate = maximum?.value(in: scope).map {
      DateField.date(of: $0, time == nil ? nil : TimeOfDay("23:59:59"))
    }
    picker.isEnabled = builder.isEnabled(self, at: site)
    return picker
  }

  func bindings(in scope: Scope) -> [InputBinding?] {
    var date = self.date.flatMap { InputBinding($0, in: scope) }
    var time = self.time.flatMap { InputBinding($0, in: scope) }
    date?.part = .date
    time?.part = .time
    return [date, time]
  }
}

package struct ShownDatePicker: ShownInput {
  let view: DateField
  let written: String
  /// The chosen date and time, localized and separate: `Dec 31, 2026`, `6:00 PM`.
  package let parts: [String]
  package let month: ShownMonth?
  private let isWheels: Bool

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? DateField else { return nil }
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
    list.word("style", view.datePickerStyle, default: .compact, [.inline: "inline", .wheels: "wheels"])
    list.word("from", view.minimumDate.map { DateField.day(of: $0) })
    list.word("to", view.maximumDate.map { DateField.day(of: $0) })
    return list.all
  }
  package var texts: [String] { [written] }
  package var form: ShownForm {
    isWheels
      ? .wheel(titles: [parts.joined(separator: "  ")], selected: 0) : .dates(ShownDates(parts: parts, month: month))
  }
  package var speech: ShownSpeech {
    ShownSpeech(stop: .always, words: ["date picker"], value: written, hasOwnSize: true)
  }

  package var held: InputValue { .moment(written) }
  @MainActor package func held(_ part: InputBinding.Part?) -> InputValue? {
    switch part {
    case .date?: view.day.map { .moment($0) }
    case .time?: view.time.map { .moment($0) }
    case nil: held
    }
  }
  @MainActor package func put(_ value: InputValue) {
    if case .moment(let text) = value, let date = view.moment(text) { view.date = date }
  }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownDatePicker {
    package var entry: String? { written }
    @MainActor package func entry(adjustedBy steps: Int) -> String? {
      let step: TimeInterval = view.datePickerMode == .time ? 3_600 : 86_400
      let other = view.date.addingTimeInterval(step * Double(steps))
      return view.written(at: min(max(other, view.minimumDate ?? other), view.maximumDate ?? other))
    }
    @MainActor package func tap(as name: String) throws(RoutingProblem) {
      throw .nothing(name, "to choose a date or a time, use set:\(name)=VALUE")
    }
    @MainActor package func set(_ text: String, as name: String) throws(RoutingProblem) {
      guard let date = view.moment(text) else { throw RoutingProblem("it needs a value such as \(view.written)") }
      let (low, high) = (view.minimumDate ?? date, view.maximumDate ?? date)
      guard date >= low, date <= high else {
        throw RoutingProblem("the date must be between \(DateField.day(of: low)) and \(DateField.day(of: high))")
      }
      HeadlessRuntime.choose(date, in: view)
    }
  }
#endif
