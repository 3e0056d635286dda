import PetriCatalog
import PetriDiagnostics
import PetriYAML

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

extension DefinitionReader {
  mutating func presentation(_ node: Int, _ subject: ReadingSubject) -> PresentationDefinition? {
    let before = failures
    guard let draft = form(node, Grammar.presentation, subject) else { return nil }
    let presentation = draft.presentation
    guard failures == before else { return presentation }
    let style = presentation.style
    for key in Grammar.sheetKeys where !style.isSheet {
      if let key = tree.keyNode(key, in: node) { fail(key) { PresentationProblem.notSheet($0.text, style) } }
    }
    if style != .popover, let key = tree.keyNode(Grammar.sourceKey, in: node) {
      fail(key) { PresentationProblem.notPopover($0.text, style) }
    }
    guard let list = draft.detents?.node else { return presentation }
    let (nodes, detents) = (elementsOrOne(list), presentation.detents)
    for (index, pair) in zip(detents, detents.dropFirst()).enumerated() where !pair.0.isBelow(pair.1) {
      fail(nodes[index + 1]) { _ in PresentationProblem.unordered(pair.0, pair.1) }
      return presentation
    }
    for (key, value) in draft.chosenDetents where !detents.contains(value.value) {
      fail(value.node) { _ in PresentationProblem.notAmong(key, detents, value.value) }
    }
    return presentation
  }
}

extension PresentationStyle {
  /// Whether the style is a sheet if there is space for one.
  fileprivate var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

extension SheetDetent {
  /// Whether the detent is lower than another, as far as is known without a screen size.
  fileprivate func isBelow(_ other: SheetDetent) -> Bool {
    switch (self, other) {
    case (.height(let own), .height(let other)): own < other
    case (.large, _), (.medium, .medium): false
    default: true
    }
  }
}

enum PresentationProblem: Problem {
  case notSheet(String, PresentationStyle)
  case notPopover(String, PresentationStyle)
  case unordered(SheetDetent, SheetDetent)
  case notAmong(String, [SheetDetent], SheetDetent)

  var wording: Wording {
    switch self {
    case .notSheet(let key, let style):
      Wording(.badValue, "'\(key)' is only for sheets, and the style is \(style.rawValue)", "write style: pageSheet")
    case .notPopover(let key, let style):
      Wording(.badValue, "'\(key)' is only for popovers, and the style is \(style.rawValue)", "write style: popover")
    case .unordered(let first, let second):
      Wording(
        .badValue,
        first == second
          ? "'detents' has \(first) twice" : "'detents' must begin with the lowest: \(second) is lower than \(first)"
      )
    case .notAmong(let key, let detents, let found):
      Wording(
        .badValue,
        "'\(key)' must be one of the detents \(detents.map(\.description).joined(separator: ", ")); found \(found)"
      )
    }
  }
}
