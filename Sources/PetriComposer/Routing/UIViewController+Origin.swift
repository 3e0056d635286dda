import PetriUIKit

/// Where the routes began that led to controllers, each kept as long as it is there itself.
extension UIViewController {
  private final class Origin {
    weak var controller: UIViewController?

    init(_ controller: UIViewController) {
      self.controller = controller
    }
  }

  private static let originKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Keeps where a route to this controller began, unless that is in it.
  func noteOrigin(_ origin: UIViewController) {
    guard !origin.isIn(self) else { return }
    objc_setAssociatedObject(self, UIViewController.originKey, Origin(origin), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  /// Where the route began that led to this controller, or to the innermost around it that one led to.
  var nearestOrigin: UIViewController? {
    let own = objc_getAssociatedObject(self, UIViewController.originKey) as? Origin
    return own?.controller ?? parent?.nearestOrigin
  }

  private func isIn(_ other: UIViewController) -> Bool { self === other || parent?.isIn(other) == true }
}
