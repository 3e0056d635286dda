public import Foundation
public import HeadlessUIKit

/// Something that is felt; nothing is felt here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view it is on; none by default.
  open private(set) weak var view: UIView?

  /// A generator.
  public override init() {
    super.init()
  }

  /// A generator on a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Gets ready.
  open func prepare() {}
  /// Called before it moves to a view.
  open func willMove(to view: UIView?) {}
  /// Called after it moved to a view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
