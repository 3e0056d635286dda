import PetriCatalog
import PetriComposer
import PetriRendering
import PetriUIKit

extension LayoutInspector {
  mutating func takeWarnings() {
    for found in launched.warnings {
      let shown = LayoutInspector.defined(found.view)
      guard !LayoutInspector.isInBar(found.view) else { continue }
      let message = "\(LayoutInspector.words(shown)): \(found.warning.text)"
      switch found.warning.kind {
      case .target:
        guard found.frame.width >= 1, found.frame.height >= 1 else { continue }
        if definitions(around: shown).first?.tap != nil || shown.view is UIControl {
          add(.smallTarget, shown, message)
        }
      // These are checked for all texts, not only for VoiceOver's.
      case .cut, .contrast, .label, .other: break
      }
    }
  }

  mutating func checkCut(_ shown: ShownView) {
    guard let warning = ReadWarning.cut(of: shown), !LayoutInspector.isInHeader(shown.view) else { return }
    let lines = (shown.view as? UILabel)?.numberOfLines ?? 0
    add(.truncation, shown, "\(LayoutInspector.words(shown)): \(warning.text)", isOfLines: lines > 0)
  }

  mutating func checkContrast(_ shown: ShownView) {
    guard let warning = Contrast.warning(of: shown), !warning.isUsual else { return }
    let detail = warning.detail.map { " (\($0))" } ?? ""
    add(.contrast, shown, "\(LayoutInspector.words(shown)): \(warning.text)\(detail)")
  }

  /// The tappable view inside wrappers that only give it a size or a gesture recognizer.
  private static func defined(_ view: UIView) -> ShownView {
    var shown = ShownView(view)
    while shown.definition == nil, shown.view.subviews.count == 1, let inner = shown.subviews.first {
      shown = inner
    }
    return shown.definition?.tap != nil ? shown : ShownView(view)
  }
}
