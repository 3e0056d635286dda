public import PetriUIKit

/// Builds a controller by its class's `init()`.
public struct ClassFactory<ViewController: UIViewController, Context>: Factory {
  private let configure: @MainActor (ViewController) -> Void

  /// Makes a factory.
  ///
  /// - Parameter configure: sets up the new controller.
  public init(configure: @escaping @MainActor (ViewController) -> Void = { _ in }) {
    self.configure = configure
  }

  /// The class.
  public var routingName: String { "\(ViewController.self)" }

  /// A new controller.
  public func build(with context: Context) throws -> ViewController {
    let controller = ViewController(nibName: nil, bundle: nil)
    configure(controller)
    return controller
  }
}
