public import Foundation

/// A storyboard by name. There are no storyboards here: controllers are made by closures that somebody
/// registered, else it is misuse.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Registers how the controllers of a storyboard are made: by identifier, nil for the first. Petri's own form.
  public static func registerHeadless(name: String, _ make: @escaping (String?) -> UIViewController?) {
    makers[name] = make
  }

  private static var makers: [String: (String?) -> UIViewController?] = [:]

  open func instantiateInitialViewController() -> UIViewController? {
    Self.makers[name]?(nil)
  }

  /// The controller of an identifier; a plain one, and a misuse in UIKit's words, where nobody registered it.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = Self.makers[name]?(identifier) { return controller }
    HeadlessRuntime.misuse(
      "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'"
    )
    return UIViewController()
  }

  /// The first controller of a type; nil where nobody registered one. The closure is for archives: it isn't called.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    Self.makers[name]?(nil) as? Controller
  }
}
