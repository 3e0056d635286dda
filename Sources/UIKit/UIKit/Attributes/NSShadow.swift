public import Foundation
import HeadlessUIKit

/// The shadow of letters.
open class NSShadow: NSObject {
  private let header = FoundationHeader()
  public override init() {
    super.init()
  }

  /// There are no archives of shadows here; makes the usual one.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`; black, a third opaque, by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}
