public import Foundation
public import HeadlessUIKit

/// Something that is felt; nothing is felt here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  public override init() {
    super.init()
  }

  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  open func prepare() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
