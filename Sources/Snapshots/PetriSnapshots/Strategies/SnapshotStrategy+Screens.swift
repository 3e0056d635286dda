public import PetriCatalog
public import PetriComposer
public import PetriRendering
public import PetriUIKit

extension SnapshotStrategy where Value == LaunchedScreen {
  /// A rendering of a screen.
  public static func rendering(_ rendering: Rendering) -> SnapshotStrategy {
    SnapshotStrategy(kind: rendering.rawValue, version: rendering.version) { $0.text(as: rendering) }
  }

  /// The controllers and views, as a tree.
  public static var tree: SnapshotStrategy { rendering(.tree) }
  /// The controllers, as printed by UIKit's `_printHierarchy`.
  public static var hierarchy: SnapshotStrategy { rendering(.hierarchy) }
  /// The views, as printed by UIKit's `recursiveDescription`.
  public static var views: SnapshotStrategy { rendering(.views) }
  /// The laid-out screen in box-drawing characters.
  public static var wireframe: SnapshotStrategy { rendering(.wireframe) }
  /// The callbacks of the controllers, from the launch to the removal.
  public static var lifecycle: SnapshotStrategy { rendering(.lifecycle) }
  /// The controllers and views, with frames and values, as JSON.
  public static var json: SnapshotStrategy { rendering(.json) }
  /// The laid-out screen as SVG.
  public static var svg: SnapshotStrategy { rendering(.svg) }
  /// The text spoken by VoiceOver.
  public static var accessibility: SnapshotStrategy { rendering(.accessibility) }
  /// The navigation of the screen.
  public static var routes: SnapshotStrategy { rendering(.routes) }
}

extension SnapshotStrategy where Value == UIViewController {
  /// A rendering of a controller as the root of a window.
  ///
  /// - Parameter environment: The device and its traits; defaults to an iPhone 16 in light appearance.
  public static func rendering(_ rendering: Rendering, in environment: LaunchEnvironment = .init()) -> SnapshotStrategy
  {
    SnapshotStrategy<LaunchedScreen>.rendering(rendering).pullback { try launch($0, in: environment) }
  }

  /// The controllers and views, as a tree.
  public static var tree: SnapshotStrategy { rendering(.tree) }
  /// The controllers, as printed by UIKit's `_printHierarchy`.
  public static var hierarchy: SnapshotStrategy { rendering(.hierarchy) }
  /// The views, as printed by UIKit's `recursiveDescription`.
  public static var views: SnapshotStrategy { rendering(.views) }
  /// The laid-out screen in box-drawing characters.
  public static var wireframe: SnapshotStrategy { rendering(.wireframe) }
  /// The controllers and views, with frames and values, as JSON.
  public static var json: SnapshotStrategy { rendering(.json) }
  /// The laid-out screen as SVG.
  public static var svg: SnapshotStrategy { rendering(.svg) }
  /// The text spoken by VoiceOver.
  public static var accessibility: SnapshotStrategy { rendering(.accessibility) }

  /// The controllers, byte for byte as in swift-snapshot-testing's `.hierarchy`, without a header, for existing
  /// snapshot files.
  public static var bareHierarchy: SnapshotStrategy {
    SnapshotStrategy(kind: "hierarchy", hasHeader: false) { controller in
      try launch(controller, in: LaunchEnvironment()).text(as: .hierarchy)
    }
  }

  @MainActor private static func launch(
    _ controller: UIViewController,
    in environment: LaunchEnvironment
  ) throws -> LaunchedScreen {
    let launched = LaunchedScreen(controller, stage: try Stage(environment: environment))
    try launched.requireNoRefusals()
    return launched
  }
}
