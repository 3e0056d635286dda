import Foundation
import PetriCatalog
import PetriComposer
import PetriRendering
import PetriUIKit

/// Constraint problems, which only occur in controllers written in Swift.
extension LayoutInspector {
  private static let conflict = "Unable to simultaneously satisfy constraints"

  mutating func takeConflicts() {
    guard let root = window.rootViewController?.viewIfLoaded else { return }
    for refusal in launched.refusals where refusal.reason.hasPrefix(LayoutInspector.conflict) {
      let constraints = refusal.reason.split(separator: "\n").filter { $0.hasPrefix("    \"<") }
      add(
        .conflictingConstraints,
        ShownView(root),
        "constraints can't hold together",
        notes: constraints.map { $0.trimmingCharacters(in: .whitespaces) }
      )
    }
  }

  mutating func checkPlace(_ shown: ShownView, _ around: Surroundings) {
    let view = shown.view
    guard !around.isInBar, shown.definition == nil, !view.translatesAutoresizingMaskIntoConstraints,
      let parent = view.superview, !(parent is UIStackView), parent.isInSwift, view.hasAmbiguousLayout
    else { return }
    add(.ambiguousLayout, shown, "constraints leave open where \(LayoutInspector.words(shown)) is")
  }
}

extension UIView {
  fileprivate var isInSwift: Bool {
    guard ShownView(self).definition == nil else { return false }
    let controller = sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
    return controller?.viewIfLoaded === self && type(of: self) == UIView.self
  }
}
