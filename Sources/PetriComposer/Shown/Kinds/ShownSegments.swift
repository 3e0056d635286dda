import PetriCatalog
package import PetriUIKit

/// One of a few.
package struct ShownSegments: ShownKind {
  /// The control.
  package let view: UISegmentedControl
  /// The titles; `nil` for a segment without one.
  package let titles: [String?]
  /// The place of the one that is selected; below zero where none is.
  package let selected: Int

  @MainActor
  init(_ view: UISegmentedControl) {
    self.view = view
    titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) }
    selected = view.selectedSegmentIndex
  }

  /// What a segment is called: its title, else its place.
  package func name(_ index: Int) -> String {
    (titles.indices.contains(index) ? titles[index] : nil) ?? String(index)
  }

  package var word: String? { "segments" }
  package var isLeaf: Bool { true }
  package var subject: String? { titles.map { ($0 ?? "").quoted }.joined(separator: " ") }
  package var value: String? { "selected \(selected)" }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(valueAttributes, in: view.traitCollection)
    for index in titles.indices {
      list.image("image \(index)", view.imageForSegment(at: index))
      list.flag("disabled \(index)", !view.isEnabledForSegment(at: index))
    }
    list.flag("momentary", view.isMomentary)
    list.flag("apportionsSegmentWidthsByContent", view.apportionsSegmentWidthsByContent)
    list.color("selectedSegmentTintColor", view.selectedSegmentTintColor)
    return list.all
  }
  package var texts: [String] { titles.map { $0 ?? "" } }
  package var form: ShownForm { .segments(self) }
  package var speech: ShownSpeech {
    ShownSpeech(
      parts: titles.enumerated().map { index, title in
        ShownPart(
          label: title,
          words: (index == selected ? ["selected"] : []) + ["button", "\(index + 1) of \(titles.count)"],
          isTarget: true,
          slot: (index, titles.count),
          isChecked: true
        )
      }
    )
  }
  package var touch: ShownTouch { .input }
  package var input: ShownInput? { .segments(self) }
}
