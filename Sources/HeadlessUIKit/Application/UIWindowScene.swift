import Foundation

/// A scene that holds windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// Its windows, the one at the back first.
  open var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene === self } }

  /// The one of its windows that gets keyboard events.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen that it is on.
  open var screen: UIScreen { .main }

  /// How the interface is held: by the shape of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// The space that its windows are in.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { HeadlessRuntime.traits }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
