public import Foundation

/// Something more that assistive technologies can do with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it; true is done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var image: UIImage?
  open var actionHandler: Handler?
  open var attributedName: NSAttributedString
  open weak var target: AnyObject?
  /// The name of the method that it calls, which returns whether it is done.
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

  /// An action that calls a method by its name; see `selector`.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(NSAttributedString(string: name), nil, target, selector, nil)
  }

  /// An action that calls a method by its name; see `selector`.
  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName, nil, target, selector, nil)
  }

  /// An action with a picture that calls a method by its name; see `selector`.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(NSAttributedString(string: name), image, target, selector, nil)
  }

  /// An action with a picture that calls a method by its name; see `selector`.
  public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.init(attributedName, image, target, selector, nil)
  }

  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(NSAttributedString(string: name), image, nil, nil, actionHandler)
  }
}
