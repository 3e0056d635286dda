import PetriCatalog
package import PetriComposer
import PetriUIKit

extension ReadWarning {
  /// The warning for a label that is truncated; `nil` if all of its text is visible.
  @MainActor
  package static func cut(of shown: ShownView) -> ReadWarning? {
    guard case .text(let label) = shown.kind.form else { return nil }
    let visible = HeadlessRuntime.visibleLines(of: label.view)
    guard visible.isCut else { return nil }
    return ReadWarning(.cut, "text is cut: \(visible.lines.joined(separator: " ").quoted)")
  }
}
