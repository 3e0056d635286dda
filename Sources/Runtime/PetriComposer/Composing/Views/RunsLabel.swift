import Foundation
import PetriCatalog
package import PetriUIKit

/// A label with runs of text, some of which respond to taps.
final class RunsLabel: UILabel {
  struct Run {
    let text: String
    var font: UIFont?
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    var tap: (resolved: ResolvedTap, perform: @MainActor () -> Void)?

    init(text: String) { self.text = text }
  }

  private(set) var runs: [Run] = []
  /// The label's font and colour, for runs without their own.
  private(set) var defaults: (font: UIFont, color: UIColor) = (.systemFont(ofSize: UIFont.labelFontSize), .label)

  private(set) var tapped: [TappedRun] = []

  /// Shows runs with the label's current font, colour and alignment as defaults.
  func show(_ runs: [Run]) {
    self.runs = runs
    defaults = (font, textColor)
    tapped = tappedParts()
    isUserInteractionEnabled = !tapped.isEmpty
    accessibilityCustomActions =
      tapped.isEmpty
      ? nil
      : tapped.map { run in
        UIAccessibilityCustomAction(name: run.text) { [weak self] _ in
          self?.runs[run.indexes.lowerBound].tap?.perform()
          return true
        }
      }
    attributedText = attributed
  }

  private func tappedParts() -> [TappedRun] {
    var parts: [TappedRun] = []
    for (index, run) in runs.enumerated() {
      guard let tap = run.tap?.resolved else { continue }
      if let last = parts.last, last.indexes.upperBound == index, last.tap == tap {
        parts[parts.count - 1] = TappedRun(last.text + run.text, tap, at: last.indexes.lowerBound..<index + 1, in: self)
      } else {
        parts.append(TappedRun(run.text, tap, at: index..<index + 1, in: self))
      }
    }
    return parts
  }

  private var attributed: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    let text = NSMutableAttributedString(string: "")
    for (index, run) in runs.enumerated() {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: run.font ?? defaults.font, .paragraphStyle: style, .runIndex: index, .foregroundColor: color(of: run),
      ]
      if let background = run.background { attributes[.backgroundColor] = background }
      if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return text
  }

  /// The default colour of a run: the tint for a tappable one.
  func defaultColor(of run: Run) -> UIColor { run.tap == nil ? defaults.color : tintColor }

  private func color(of run: Run) -> UIColor { run.color ?? defaultColor(of: run) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if !tapped.isEmpty { attributedText = attributed }
  }

  /// Leaves touches beside the links to the enclosing view, unless the label has a context menu.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && (!interactions.isEmpty || tap(at: point) != nil)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.count == 1, let touch = touches.first, let perform = tap(at: touch.location(in: self)) else {
      return super.touchesEnded(touches, with: event)
    }
    perform()
  }

  private func tap(at point: CGPoint) -> (@MainActor () -> Void)? {
    guard !tapped.isEmpty, let index = index(at: point), runs.indices.contains(index) else { return nil }
    return runs[index].tap?.perform
  }
}

extension NSAttributedString.Key {
  static let runIndex = NSAttributedString.Key("PetriRunIndex")
}

#if os(Linux) || !canImport(UIKit)
  extension RunsLabel {
    func frames(ofRuns indexes: Range<Int>) -> [CGRect] {
      HeadlessRuntime.visibleParts(of: self).filter { part in
        (part.attributes[.runIndex] as? Int).map(indexes.contains) ?? false
      }.map(\.frame)
    }

    private func index(at point: CGPoint) -> Int? {
      let part = HeadlessRuntime.visibleParts(of: self).first { $0.frame.contains(point) }
      return part?.attributes[.runIndex] as? Int
    }
  }
#else
  extension RunsLabel {
    /// The index of the run at a point, by TextKit. A label centres its lines vertically.
    private func index(at point: CGPoint) -> Int? {
      guard let attributedText, attributedText.length > 0 else { return nil }
      let storage = NSTextStorage(attributedString: attributedText)
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
      let (layout, container) = (NSLayoutManager(), NSTextContainer(size: bounds.size))
      container.lineFragmentPadding = 0
      container.maximumNumberOfLines = numberOfLines
      container.lineBreakMode = lineBreakMode
      layout.addTextContainer(container)
      storage.addLayoutManager(layout)
      layout.ensureLayout(for: container)
      let location = CGPoint(x: point.x, y: point.y - (bounds.height - layout.usedRect(for: container).height) / 2)
      let glyph = layout.glyphIndex(for: location, in: container)
      guard
        layout.boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container).contains(location)
      else { return nil }
      let letter = layout.characterIndexForGlyph(at: glyph)
      return storage.attribute(.runIndex, at: letter, effectiveRange: nil) as? Int
    }
  }
#endif

@MainActor
package final class TappedRun {
  package let text: String
  package let tap: ResolvedTap
  let indexes: Range<Int>
  private weak var runsLabel: RunsLabel?

  init(_ text: String, _ tap: ResolvedTap, at indexes: Range<Int>, in label: RunsLabel) {
    self.text = text
    self.tap = tap
    self.indexes = indexes
    runsLabel = label
  }

  package var label: UILabel? { runsLabel }

  #if os(Linux) || !canImport(UIKit)
    var frame: CGRect? { runsLabel?.frames(ofRuns: indexes).first }
  #endif
}

extension ViewBuilder {
  func run(_ definition: TextRun, _ scope: Scope) -> RunsLabel.Run {
    var run = RunsLabel.Run(text: text(definition.text, scope))
    run.font = definition.font?.uiFont
    run.color = definition.color?.value(in: scope)?.uiColor
    run.background = definition.background?.value(in: scope)?.uiColor
    run.isUnderlined = definition.underline
    run.isStruckThrough = definition.strikethrough
    run.tap = definition.tap.map { (resolved: ResolvedTap($0, scope: scope), perform: action($0, scope)) }
    return run
  }
}
