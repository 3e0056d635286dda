import PetriCatalog
package import PetriComposer
import PetriUIKit

/// An accessibility warning about an element.
package struct ReadWarning: Hashable, Sendable {
  /// The kinds of warnings.
  package enum Kind: Sendable {
    /// The element has no name.
    case label
    /// The touch target is too small.
    case target
    /// The text is truncated.
    case cut
    /// The contrast of the text is too low.
    case contrast
    /// Any other warning, about an element that an app created.
    case other
  }

  package let kind: Kind
  /// The warning as a phrase.
  package let text: String
  /// Details, such as the two colors of a low contrast; `nil` if there are none.
  package let detail: String?
  /// Whether the fault is in UIKit's own defaults.
  package let isUsual: Bool

  init(_ kind: Kind, _ text: String, detail: String? = nil, isUsual: Bool = false) {
    (self.kind, self.text, self.detail, self.isUsual) = (kind, text, detail, isUsual)
  }
}

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
