package import PetriCatalog
package import PetriUIKit

extension LabelDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let scope = site.scope
    let runs = self.runs(in: scope)
    let label = runs.isEmpty ? UILabel() : RunsLabel()
    if runs.isEmpty, !isMarkdown { label.text = text.text(in: scope) }
    label.font = (font ?? FontDefinition(style)).uiFont
    label.textAlignment = alignment.uiAlignment
    label.numberOfLines = lines
    if let color = color?.value(in: scope) { label.textColor = color.uiColor }
    (label as? RunsLabel)?.show(runs.map { builder.run($0, scope) })
    return label
  }
}

package struct ShownLabel: ShownKind {
  package let view: UILabel
  package let string: String
  package let font: UIFont?
  package let color: UIColor
  private let textColor: UIColor
  package let alignment: NSTextAlignment
  /// The maximum number of lines; 0 for no limit.
  package let lineLimit: Int
  package let isEnabled: Bool
  /// Whether another view shows the text as its own.
  package let isArrangement: Bool
  package let tappedRuns: [TappedRun]
  private let definition: LabelDefinition?

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UILabel else { return nil }
    self.view = view
    definition = if case .label(let label)? = kind { label } else { nil }
    isArrangement = view is SectionLabel
    string = view.text ?? ""
    // UIKit returns the attributes of the first character.
    let defaults = (view as? RunsLabel)?.defaults
    tappedRuns = (view as? RunsLabel)?.tapped ?? []
    font = defaults?.font ?? view.font
    let textColor = defaults?.color ?? view.textColor ?? .label
    self.textColor = textColor
    color = view.isEnabled ? textColor : .tertiaryLabel
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
      [
        ShownAttribute("style", definition?.style, default: .body),
        ShownAttribute("lines", definition?.lines, default: 0),
      ],
      in: view.traitCollection
    )
    if definition?.font != nil { list.font("font", font, default: nil) }
    if definition == nil {
      list.font("font", view.font, default: .systemFont(ofSize: UIFont.labelFontSize))
      list.number("lines", CGFloat(view.numberOfLines), default: 1)
    }
    list.color("color", textColor, default: .label)
    list.word("alignment", view.textAlignment.shownWord, default: NSTextAlignment.natural.shownWord)
    list.word(
      "lineBreakMode",
      view.lineBreakMode,
      default: .byTruncatingTail,
      [
        .byWordWrapping: "byWordWrapping", .byCharWrapping: "byCharWrapping", .byClipping: "byClipping",
        .byTruncatingHead: "byTruncatingHead", .byTruncatingMiddle: "byTruncatingMiddle",
      ]
    )
    if view.adjustsFontSizeToFitWidth { list.number("minimumScaleFactor", view.minimumScaleFactor, default: -1) }
    list.color("shadowColor", view.shadowColor)
    list.flag("disabled", !view.isEnabled)
    list.flag("highlighted", view.isHighlighted)
    if definition == nil { list.runs(of: view.attributedText, font: view.font, color: view.textColor) }
    return list.all
  }
  package var defaultTraits: UIAccessibilityTraits { .staticText }
  package var takesTouchesByDefault: Bool { !tappedRuns.isEmpty }
  package var texts: [String] { [string] }
  /// The characters except whitespace, each with the tappable run it belongs to.
  @MainActor package var letters: [(character: Character, run: TappedRun?)] {
    guard let view = view as? RunsLabel else { return [] }
    let tapped = Dictionary(uniqueKeysWithValues: view.tapped.flatMap { run in run.indexes.map { ($0, run) } })
    return view.runs.enumerated().flatMap { index, run in
      run.text.filter { !$0.isWhitespace }.map { ($0, tapped[index]) }
    }
  }
  package var form: ShownForm { .text(self) }
  package var speech: ShownSpeech {
    // VoiceOver offers links as actions.
    ShownSpeech(stop: .labelled, words: tappedRuns.isEmpty ? [] : ["actions available"])
  }
  package var touch: ShownTouch { tappedRuns.isEmpty ? .subviews : .runs(tappedRuns) }
  @MainActor package func runs(hiding secrets: SecretTexts) -> [ShownAttribute] {
    guard let view = view as? RunsLabel else { return [] }
    var list = AttributeList(in: view.traitCollection)
    for run in view.runs { list.run(run, of: view, hiding: secrets) }
    return list.all
  }
}
