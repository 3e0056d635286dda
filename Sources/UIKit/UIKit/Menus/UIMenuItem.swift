public import Foundation
public import HeadlessUIKit

/// A line of a `UIMenuController`: a title, and the method that it calls.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }

  public convenience override init() {
    self.init(title: "", action: "")
  }
}
