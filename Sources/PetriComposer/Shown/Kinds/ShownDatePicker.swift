import PetriUIKit

/// A date, a time, or both.
package struct ShownDatePicker: ShownKind {
  /// The picker.
  let view: DateField
  /// What is chosen, as it is written.
  let written: String

  @MainActor
  init(_ view: DateField) {
    self.view = view
    written = view.written
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
  package var form: ShownForm { .picture(name: written) }
  package var speech: ShownSpeech {
    ShownSpeech(stop: .always, words: ["date picker"], value: written, hasOwnSize: true)
  }
  package var touch: ShownTouch { .input }
  package var input: ShownInput? { .date(self) }
}
