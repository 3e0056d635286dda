public import Foundation

/// What else assistive technologies can do with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it; true is done.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// The picture; none by default.
  open var image: UIImage?
  /// Does it; nothing by default.
  open var actionHandler: Handler?
  /// What it is called, with attributes.
  open var attributedName: NSAttributedString { NSAttributedString(string: name) }

  /// An action with a handler.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action with a picture and a handler.
  public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}
