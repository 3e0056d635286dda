public import PetriUIKit

/// Finds the navigation controller in a split view controller's last column.
public struct DetailNavigationFinder<Context>: Finder {
  private let options: SearchOptions

  /// Makes a finder with options for finding the split view controller.
  public init(options: SearchOptions = .fullStack) {
    self.options = options
  }

  /// The navigation controller of the last column.
  public func findViewController(with context: Context, in stack: ControllerStack) throws -> UINavigationController? {
    let split = try ClassFinder<UISplitViewController, Context>(options: options)
      .findViewController(with: context, in: stack)
    return split.flatMap { stack.adapters.containedViewControllers(of: $0).last as? UINavigationController }
  }
}
