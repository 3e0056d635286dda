import Foundation
import PetriCatalog
package import PetriUIKit

/// A label whose text is made of runs, of which some may be tapped by themselves.
final class RunsLabel: UILabel {
  /// A part of the text.
  struct Run {
    let text: String
    /// Where one of these is `nil`, it is the label's.
    var font: UIFont?
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
    /// The effect of a tap on it, as it is shown and as it is carried out.
    var tap: (resolved: ResolvedTap, perform: @MainActor () -> Void)?

    init(text: String) { self.text = text }
  }

  private(set) var runs: [Run] = []
  /// The font and the colour of runs that have none of their own.
  private(set) var usual: (font: UIFont, color: UIColor) = (.systemFont(ofSize: UIFont.labelFontSize), .label)

  /// The parts that are tapped by themselves.
  private(set) var tapped: [TappedRun] = []

  /// Shows runs in the font, the colour and the alignment that the label has.
  func show(_ runs: [Run]) {
    self.runs = runs
    usual = (font, textColor)
    tapped = tappedParts()
    isUserInteractionEnabled = !tapped.isEmpty
    accessibilityCustomActions =
      tapped.isEmpty
      ? nil
      : tapped.map { run in
        UIAccessibilityCustomAction(name: run.text) { [weak self] _ in
          self?.runs[run.places.lowerBound].tap?.perform()
          return true
        }
      }
    attributedText = attributed
  }

  private func tappedParts() -> [TappedRun] {
    var parts: [TappedRun] = []
    for (place, run) in runs.enumerated() {
      guard let tap = run.tap?.resolved else { continue }
      if let last = parts.last, last.places.upperBound == place, last.tap == tap {
        parts[parts.count - 1] = TappedRun(last.text + run.text, tap, at: last.places.lowerBound..<place + 1, in: self)
      } else {
        parts.append(TappedRun(run.text, tap, at: place..<place + 1, in: self))
      }
    }
    return parts
  }

  private var attributed: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    let text = NSMutableAttributedString(string: "")
    for (place, run) in runs.enumerated() {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: run.font ?? usual.font, .paragraphStyle: style, .runPlace: place, .foregroundColor: color(of: run),
      ]
      if let background = run.background { attributes[.backgroundColor] = background }
      if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return text
  }

  /// The colour of a run that has none of its own: a tapped run has the tint's.
  func usualColor(of run: Run) -> UIColor { run.tap == nil ? usual.color : tintColor }

  private func color(of run: Run) -> UIColor { run.color ?? usualColor(of: run) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if !tapped.isEmpty { attributedText = attributed }
  }

  /// Touches beside its links are left to the view around it, unless its menu is opened by a long press.
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
    guard !tapped.isEmpty, let place = place(at: point), runs.indices.contains(place) else { return nil }
    return runs[place].tap?.perform
  }
}

extension NSAttributedString.Key {
  /// The place of a run among those of its label.
  static let runPlace = NSAttributedString.Key("PetriRunPlace")
}

#if os(Linux) || !canImport(UIKit)
  extension RunsLabel {
    /// Where runs are that are seen, part by part, in the label's points.
    func frames(ofRuns places: Range<Int>) -> [CGRect] {
      HeadlessRuntime.visibleParts(of: self).filter { part in
        (part.attributes[.runPlace] as? Int).map(places.contains) ?? false
      }.map(\.frame)
    }

    /// The run at a point.
    private func place(at point: CGPoint) -> Int? {
      let part = HeadlessRuntime.visibleParts(of: self).first { $0.frame.contains(point) }
      return part?.attributes[.runPlace] as? Int
    }
  }
#else
  extension RunsLabel {
    /// The run at a point. Only TextKit tells where letters are; a label's lines are in the middle of its height.
    private func place(at point: CGPoint) -> Int? {
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
      let place = CGPoint(x: point.x, y: point.y - (bounds.height - layout.usedRect(for: container).height) / 2)
      let glyph = layout.glyphIndex(for: place, in: container)
      guard
        layout.boundingRect(forGlyphRange: NSRange(location: glyph, length: 1), in: container).contains(place)
      else { return nil }
      let letter = layout.characterIndexForGlyph(at: glyph)
      return storage.attribute(.runPlace, at: letter, effectiveRange: nil) as? Int
    }
  }
#endif

/// A part of a label's text that is tapped by itself: a run, or several side by side that do the same, such as a link with a bold word.
@MainActor
package final class TappedRun {
  /// The text.
  package let text: String
  /// The effect of a tap on it, with its values put in.
  package let tap: ResolvedTap
  /// Its places among the label's runs.
  let places: Range<Int>
  private weak var runsLabel: RunsLabel?

  init(_ text: String, _ tap: ResolvedTap, at places: Range<Int>, in label: RunsLabel) {
    self.text = text
    self.tap = tap
    self.places = places
    runsLabel = label
  }

  /// The label that it is a part of; `nil` where that is gone.
  package var label: UILabel? { runsLabel }

  #if os(Linux) || !canImport(UIKit)
    /// The part of it that is seen first, in the label's points; `nil` where none is seen.
    var frame: CGRect? { runsLabel?.frames(ofRuns: places).first }
  #endif
}

extension ViewBuilder {
  /// A part of a label's text with its values put in.
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
