package import PetriUIKit

/// An accessibility warning about a view.
package struct PlacedWarning {
  package let warning: ReadWarning
  /// The view, or the view that contains the part, that the warning is about.
  package let view: UIView
  /// The frame of the element in the window, in points.
  package let frame: CGRect
}

extension LaunchedScreen {
  /// The warnings about the elements at which VoiceOver stops, in swipe order.
  package var warnings: [PlacedWarning] {
    AccessibilityText(self).elements.flatMap { element -> [PlacedWarning] in
      guard let view = element.object as? UIView else { return [] }
      return element.warnings.map { PlacedWarning(warning: $0, view: view, frame: element.frame) }
    }
  }

  /// The views at which VoiceOver stops, in swipe order, each with its frame in the window.
  package var readViews: [(view: UIView, frame: CGRect)] {
    AccessibilityText(self).elements.compactMap { element in (element.object as? UIView).map { ($0, element.frame) } }
  }
}
