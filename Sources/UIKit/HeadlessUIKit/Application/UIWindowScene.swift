import Foundation

/// A scene that holds windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  open var windows: [UIWindow] { UIWindow.all.filter { $0.windowScene === self } }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  open var screen: UIScreen { .main }

  open var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  open var traitCollection: UITraitCollection { HeadlessRuntime.traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
