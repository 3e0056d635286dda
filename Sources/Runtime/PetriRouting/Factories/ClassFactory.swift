public import PetriUIKit

/// Builds a controller by its class's initializer.
public struct ClassFactory<ViewController: UIViewController, Context>: Factory {
  private let configure: @MainActor (ViewController) -> Void

  /// - Parameter configure: sets up the new controller.
  public init(configure: @escaping @MainActor (ViewController) -> Void = { _ in }) {
    self.configure = configure
  }

  /// The name of the class.
  public var routingName: String { "\(ViewController.self)" }

  /// Makes and configures a controller.
  public func build(with context: Context) throws -> ViewController {
    let controller = ViewController(nibName: nil, bundle: nil)
    configure(controller)
    return controller
  }
}
