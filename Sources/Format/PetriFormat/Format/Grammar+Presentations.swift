import PetriCatalog

extension Grammar {
  package static let presentation = Form(
    "'presentation'",
    { PresentationDraft() },
    checks: [.goesWith("selectedDetent", "detents"), .goesWith("largestUndimmedDetent", "detents")]
  ) {
    Field("style", \.definition.style, .word("presentation style"), "How much of the window it covers.")
    Field("transition", \.definition.transition, .word("transition"), "How it comes and goes.")
    Field("interactiveDismiss", \.definition.interactiveDismiss, .flag, "Whether a swipe down dismisses it.")
    Field(
      "detents",
      \.detents,
      Rule<[SheetDetent]>.list(.detent, atLeast: 1, orOne: true).located,
      "The heights at which a sheet rests, the lowest first; the large one without them.",
      example: "[medium, large]"
    )
    Field(
      "selectedDetent",
      \.selected,
      Rule.detent.located,
      "The height at which it comes; the lowest without it.",
      example: "large"
    )
    Field(
      "largestUndimmedDetent",
      \.largestUndimmed,
      Rule.detent.located,
      "The greatest height at which what is behind isn't dimmed; it always is without it.",
      example: "medium"
    )
    Field("grabber", \.definition.grabber, .flag, "Whether a sheet has a grabber.")
    Field(
      "source",
      \.definition.source,
      .reference(.id),
      "The view or bar item that a popover points to, by its id on the screen that presents it.",
      example: "more"
    )
  }

  /// The keys that only sheets have.
  static let sheetKeys = ["detents", "selectedDetent", "largestUndimmedDetent", "grabber"].map { FormatKey($0) }
  /// The key that only popovers have.
  static let sourceKey = FormatKey("source")

  /// A custom detent.
  package static let detentHeight = Form("the detent", { DetentHeightDraft() }) {
    Field(
      "height",
      \.height,
      .number(1...10_000),
      isRequired: true,
      "Points, without the bottom safe area.",
      example: "320"
    )
  }
}

package struct PresentationDraft: Sendable {
  var definition = PresentationDefinition()
  var detents: Located<[SheetDetent]>?
  var selected: Located<SheetDetent>?
  var largestUndimmed: Located<SheetDetent>?

  var presentation: PresentationDefinition {
    var presentation = definition
    presentation.detents = detents?.value ?? []
    presentation.selectedDetent = selected?.value
    presentation.largestUndimmedDetent = largestUndimmed?.value
    return presentation
  }

  /// The keys whose detents must be among those of the sheet.
  var chosenDetents: [(key: String, value: Located<SheetDetent>)] {
    [("selectedDetent", selected), ("largestUndimmedDetent", largestUndimmed)].compactMap { key, value in
      value.map { (key, $0) }
    }
  }
}

package struct DetentHeightDraft: Sendable {
  var height = 0.0
}

extension Rule<SheetDetent> {
  static let detent = Rule.oneOf(
    Rule<String>.oneOfWords(SheetDetent.words, "detent").map { SheetDetent(word: $0) },
    Rule<DetentHeightDraft>.form(Grammar.detentHeight).map { .height($0.height) }
  )
}

extension Rule<PresentationDefinition> {
  static let presentation = Rule.construct(.presentation) { reader, node, subject in
    reader.presentation(node, subject)
  }
}
