import PetriCatalog
import PetriComposer
import PetriRendering
import PetriUIKit

/// Obstacles that whoever reads or touches a screen meets: those of VoiceOver's stops.
extension LayoutInspector {
  mutating func takeWarnings() {
    for found in launched.warnings {
      let shown = LayoutInspector.defined(found.view)
      guard !LayoutInspector.isInBar(found.view) else { continue }
      let message = "\(LayoutInspector.words(shown)): \(found.warning.text)"
      switch found.warning.kind {
      case .target:
        // A finger hits what is as large as UIKit makes it; a word in a text has no target of its own, and what has no size is a finding already.
        guard found.frame.width >= 1, found.frame.height >= 1 else { continue }
        if definitions(around: shown).first?.tap != nil || shown.view is UIControl {
          add(.smallTarget, shown, message)
        }
      // Looked at in all texts, not only in those that VoiceOver stops at.
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

  /// A view that is touched, or the one in it that an author wrote: what only gives that a size or hears its taps has nothing else in it.
  private static func defined(_ view: UIView) -> ShownView {
    var shown = ShownView(view)
    while shown.definition == nil, shown.view.subviews.count == 1, let inner = shown.subviews.first {
      shown = inner
    }
    return shown.definition?.tap != nil ? shown : ShownView(view)
  }
}
