public import Foundation

/// An element for assistive technologies that isn't a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What it is in.
  open weak var accessibilityContainer: AnyObject?
  /// Whether it is seen; true by default.
  open var isAccessibilityElement = true
  /// What it is called; none by default.
  open var accessibilityLabel: String?
  /// What happens when it is used; none by default.
  open var accessibilityHint: String?
  /// What it holds; none by default.
  open var accessibilityValue: String?
  /// What tests find it by; none by default.
  open var accessibilityIdentifier: String?
  /// What it is; nothing by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The rectangle on the screen; zero by default.
  open var accessibilityFrame = CGRect.zero
  /// The rectangle in the container's points; zero by default.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      if let view = accessibilityContainer as? UIView {
        accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil)
      }
    }
  }

  /// An element in a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
