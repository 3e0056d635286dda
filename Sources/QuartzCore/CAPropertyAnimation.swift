import Foundation
public import HeadlessUIKit

/// An animation of one value.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The value's name.
  open var keyPath: String?
  /// Whether it is added to the value; false by default.
  open var isAdditive = false
  /// Whether it goes on from where it ended when it is repeated; false by default.
  open var isCumulative = false

  /// An animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
