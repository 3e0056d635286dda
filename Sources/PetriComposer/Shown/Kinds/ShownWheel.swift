import PetriCatalog
import PetriUIKit

/// A wheel with one of a few titles.
package struct ShownWheel: ShownKind {
  /// The wheel.
  let view: ChoiceWheel
  /// The titles.
  let titles: [String]
  /// The place of the one that is chosen.
  let selected: Int

  @MainActor
  init(_ view: ChoiceWheel) {
    self.view = view
    titles = view.titles
    selected = view.selectedRow(inComponent: 0)
  }

  /// What a row is called.
  func name(_ index: Int) -> String { titles.indices.contains(index) ? titles[index] : String(index) }

  package var word: String? { "picker" }
  package var isLeaf: Bool { true }
  package var subject: String? { titles.map(\.quoted).joined(separator: " ") }
  package var value: String? { "selected \(selected)" }
  package var texts: [String] { titles }
  package var form: ShownForm { .wheel(titles: titles, selected: selected) }
  package var speech: ShownSpeech {
    ShownSpeech(stop: .always, words: ["picker item", "adjustable"], value: name(selected), hasOwnSize: true)
  }
  package var touch: ShownTouch { .input }
  package var input: ShownInput? { .wheel(self) }
}
