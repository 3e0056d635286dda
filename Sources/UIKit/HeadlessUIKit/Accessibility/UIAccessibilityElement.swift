public import Foundation

/// An accessibility element that isn't a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityFrame = CGRect.zero
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      if let view = accessibilityContainer as? UIView {
        accessibilityFrame = view.convert(accessibilityFrameInContainerSpace, to: nil)
      }
    }
  }

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// An action that assistive technologies offer for an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var image: UIImage?
  open var actionHandler: Handler?
  open var attributedName: NSAttributedString
  open weak var target: AnyObject?
  public let selector: Selector?

  private init(
    _ name: NSAttributedString,
    _ image: UIImage?,
    _ target: Any?,
    _ selector: Selector?,
    _ handler: Handler?
  ) {
    attributedName = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    actionHandler =
      handler
      ?? selector.map { selector in
        { action in selector.send(to: action.target, action) as? Bool ?? false }
      }
    super.init()
  }

  public convenience init(name: String, actionHandler: Handler?) {
    self.init(NSAttributedString(string: name), nil, nil, nil, actionHandler)
  }

  public convenience init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
    self.init(attributedName, nil, nil, nil, actionHandler)
  }

  public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(attributedName, image, nil, nil, actionHandler)
  }

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(NSAttributedString(string: name), nil, target, selector, nil)
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName, nil, target, selector, nil)
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(NSAttributedString(string: name), image, target, selector, nil)
  }

  public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.init(attributedName, image, target, selector, nil)
  }

  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(NSAttributedString(string: name), image, nil, nil, actionHandler)
  }
}

/// The direction of a scroll that an assistive technology requests.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}
