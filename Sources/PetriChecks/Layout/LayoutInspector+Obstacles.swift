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
      let detail = found.warning.detail.map { " (\($0))" } ?? ""
      let message = "\(LayoutInspector.words(shown)): \(found.warning.text)\(detail)"
      switch found.warning.kind {
      case .cut where LayoutInspector.isInHeader(found.view): break
      case .cut:
        let lines = (found.view as? UILabel)?.numberOfLines ?? 0
        add(.truncation, shown, message, isOfLines: lines > 0)
      case .target:
        // A finger hits what is as large as UIKit makes it; a word in a text has no target of its own, and what has no size is a finding already.
        guard found.frame.width >= 1, found.frame.height >= 1 else { continue }
        if definitions(around: shown).first?.tap != nil || shown.view is UIControl {
          add(.smallTarget, shown, message)
        }
      case .contrast where !found.warning.isUsual: add(.contrast, shown, message)
      case .contrast, .label, .other: break
      }
    }
  }

  /// A view that is touched, or the only one in it where that is the one that an author wrote.
  private static func defined(_ view: UIView) -> ShownView {
    let shown = ShownView(view)
    guard shown.definition == nil, view.subviews.count == 1, let inner = shown.subviews.first,
      inner.definition?.tap != nil
    else { return shown }
    return inner
  }
}
