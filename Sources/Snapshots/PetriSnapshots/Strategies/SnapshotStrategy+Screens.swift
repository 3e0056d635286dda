public import PetriCatalog
public import PetriComposer
public import PetriRendering
public import PetriUIKit

extension SnapshotStrategy where Value == LaunchedScreen {
  /// One of the kinds of text that screens are printed as.
  public static func rendering(_ rendering: Rendering) -> SnapshotStrategy {
    SnapshotStrategy(kind: rendering.rawValue, version: rendering.version) { $0.text(as: rendering) }
  }

  /// Controllers and their views by name, the outermost first.
  public static var tree: SnapshotStrategy { rendering(.tree) }
  /// The controllers as UIKit's `_printHierarchy` has them.
  public static var hierarchy: SnapshotStrategy { rendering(.hierarchy) }
  /// The views as UIKit's `recursiveDescription` has them.
  public static var views: SnapshotStrategy { rendering(.views) }
  /// The laid-out screen in box characters.
  public static var wireframe: SnapshotStrategy { rendering(.wireframe) }
  /// The controllers' callbacks from the launch until the screen has gone again.
  public static var lifecycle: SnapshotStrategy { rendering(.lifecycle) }
  /// Controllers and views with their frames and values.
  public static var json: SnapshotStrategy { rendering(.json) }
  /// The laid-out screen as a drawing.
  public static var svg: SnapshotStrategy { rendering(.svg) }
  /// The text that VoiceOver would read.
  public static var accessibility: SnapshotStrategy { rendering(.accessibility) }
  /// The screen's navigation.
  public static var routes: SnapshotStrategy { rendering(.routes) }
}

extension SnapshotStrategy where Value == UIViewController {
  /// One of the kinds of text, of a controller that is shown as the root of a window.
  ///
  /// - Parameter environment: the device and its traits; an iPhone 16 in light appearance by default.
  public static func rendering(_ rendering: Rendering, in environment: LaunchEnvironment = .init()) -> SnapshotStrategy
  {
    SnapshotStrategy<LaunchedScreen>.rendering(rendering).pullback { try launch($0, in: environment) }
  }

  /// Controllers and their views by name, the outermost first.
  public static var tree: SnapshotStrategy { rendering(.tree) }
  /// The controllers as UIKit's `_printHierarchy` has them.
  public static var hierarchy: SnapshotStrategy { rendering(.hierarchy) }
  /// The views as UIKit's `recursiveDescription` has them.
  public static var views: SnapshotStrategy { rendering(.views) }
  /// The laid-out screen in box characters.
  public static var wireframe: SnapshotStrategy { rendering(.wireframe) }
  /// Controllers and views with their frames and values.
  public static var json: SnapshotStrategy { rendering(.json) }
  /// The laid-out screen as a drawing.
  public static var svg: SnapshotStrategy { rendering(.svg) }
  /// The text that VoiceOver would read.
  public static var accessibility: SnapshotStrategy { rendering(.accessibility) }

  /// The controllers byte for byte as swift-snapshot-testing's `.hierarchy` prints them, in a file without a header:
  /// for those who come from there with their files.
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
