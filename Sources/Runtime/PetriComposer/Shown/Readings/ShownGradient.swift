package import PetriCatalog
package import PetriUIKit

/// Colours that go over into one another.
package struct ShownGradient: ShownKind {
  private let gradient: Gradient
  private let cornerRadius: CGFloat

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? GradientView else { return nil }
    gradient = view.shown
    cornerRadius = view.superview?.gradientRadius ?? 0
  }

  package var word: String? { "gradient" }
  package var isArrangement: Bool { true }
  package var isLeaf: Bool { true }
  package var form: ShownForm { .gradient(gradient, cornerRadius: cornerRadius) }
  package var touch: ShownTouch { .nothing }
  package var usuallyTakesTouches: Bool { false }
}
