import PetriCatalog
package import PetriUIKit

/// A text.
package struct ShownLabel: ShownKind {
  /// The label, whose layout knows the lines of it that are seen.
  package let view: UILabel
  /// The text, empty where there is none.
  package let string: String
  /// The font.
  package let font: UIFont?
  /// The colour of the text.
  package let color: UIColor
  /// On which side lines begin.
  package let alignment: NSTextAlignment
  /// How many lines there may be; 0 for any number.
  package let lineLimit: Int
  /// Whether it isn't pale.
  package let isEnabled: Bool
  /// Whether what it is of says its text.
  package let isArrangement: Bool
  private let definition: LabelDefinition?

  @MainActor
  init(_ view: UILabel, _ kind: ViewKind?) {
    self.view = view
    definition = if case .label(let label)? = kind { label } else { nil }
    isArrangement = view is SectionLabel
    string = view.text ?? ""
    font = view.font
    color = view.isEnabled ? view.textColor ?? .label : .tertiaryLabel
    alignment = view.textAlignment
    lineLimit = view.numberOfLines
    isEnabled = view.isEnabled
  }

  package var word: String? { "label" }
  package var isLeaf: Bool { true }
  package var subject: String? { string.quoted }
  package var text: String? { string }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList(
      [ShownAttribute("style", definition?.style, usual: .body), ShownAttribute("lines", definition?.lines, usual: 0)],
      in: view.traitCollection
    )
    if definition?.font != nil { list.font("font", view.font, usual: nil) }
    if definition == nil {
      list.font("font", view.font, usual: .systemFont(ofSize: UIFont.labelFontSize))
      list.number("lines", CGFloat(view.numberOfLines), usual: 1)
    }
    list.color("color", view.textColor, usual: .label)
    list.word("alignment", view.textAlignment.shownWord, usual: NSTextAlignment.natural.shownWord)
    list.word(
      "lineBreakMode",
      view.lineBreakMode,
      usual: .byTruncatingTail,
      [
        .byWordWrapping: "byWordWrapping", .byCharWrapping: "byCharWrapping", .byClipping: "byClipping",
        .byTruncatingHead: "byTruncatingHead", .byTruncatingMiddle: "byTruncatingMiddle",
      ]
    )
    if view.adjustsFontSizeToFitWidth { list.number("minimumScaleFactor", view.minimumScaleFactor, usual: -1) }
    list.color("shadowColor", view.shadowColor)
    list.flag("disabled", !view.isEnabled)
    list.flag("highlighted", view.isHighlighted)
    if definition == nil { list.runs(of: view.attributedText, font: view.font, color: view.textColor) }
    return list.all
  }
  package var usualTraits: UIAccessibilityTraits { .staticText }
  package var usuallyTakesTouches: Bool { false }
  package var texts: [String] { [string] }
  package var form: ShownForm { .text(self) }
  package var speech: ShownSpeech { ShownSpeech(stop: .labelled) }
}
