package import PetriUIKit

/// An obstacle to the use of a view.
package struct PlacedWarning {
  /// The obstacle.
  package let warning: ReadWarning
  /// The view that has it, or that has the part that does.
  package let view: UIView
  /// The frame of the element in the window, in points.
  package let frame: CGRect
}

extension LaunchedScreen {
  /// The obstacles that VoiceOver's stops have, in the order of its swipes.
  package var warnings: [PlacedWarning] {
    AccessibilityText(self).elements.flatMap { element -> [PlacedWarning] in
      guard let view = element.object as? UIView else { return [] }
      return element.warnings.map { PlacedWarning(warning: $0, view: view, frame: element.frame) }
    }
  }

  /// The views that VoiceOver stops at, in the order of its swipes, each with its frame in the window.
  package var readViews: [(view: UIView, frame: CGRect)] {
    AccessibilityText(self).elements.compactMap { element in (element.object as? UIView).map { ($0, element.frame) } }
  }
}
