import UIKit

/// A tree of views and what it is shown on.
struct CanvasScene {
  var name: String
  var root: ViewNode
  /// The device with the bars of the scene among its insets.
  var device: HeadlessDevice
  var isControllersView: Bool
  /// Identifiers of the guides of bars, by `top` and `bottom`.
  var guides: [String: String]

  /// The scenes of a document.
  static func scenes(of document: InterfaceDocument) -> [CanvasScene] {
    guard let device = document.device.imitated(toolsVersion: document.toolsVersion) else { return [] }
    let bars = BarInsets(document.controllers).bars
    var scenes: [CanvasScene] = []
    for controller in document.controllers {
      guard let root = controller.view else { continue }
      let bars = bars[controller.id] ?? BarInsets.Bars()
      scenes.append(
        CanvasScene(
          name: controller.kind,
          root: root,
          device: Self.device(device, for: root.frame.size, bars: bars),
          isControllersView: true,
          guides: controller.guides
        ))
    }
    for root in document.views {
      scenes.append(
        CanvasScene(
          name: "xib",
          root: root,
          device: Self.device(device, for: root.frame.size, bars: BarInsets.Bars()),
          isControllersView: false,
          guides: [:]
        ))
    }
    return scenes
  }

  /// The device at the size of a view, with bars. A view of another size than the device's isn't below its bars.
  private static func device(_ device: HeadlessDevice, for size: CGSize, bars: BarInsets.Bars) -> HeadlessDevice {
    var device = device
    if size != device.size {
      device.safeAreaInsets = .zero
      device.size = size
      return device
    }
    if bars.hasNavigationBar {
      device.safeAreaInsets.top += device.idiom == .pad ? 50 : device.isLandscape ? 32 : 44
      if bars.hasLargeTitle { device.safeAreaInsets.top += 52 }
    }
    if bars.hasTabBar { device.safeAreaInsets.bottom += device.isLandscape ? 32 : 49 }
    if bars.hasToolbar { device.safeAreaInsets.bottom += 44 }
    return device
  }
}
