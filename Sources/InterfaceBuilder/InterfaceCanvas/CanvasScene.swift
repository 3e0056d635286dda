import HeadlessUIKit
import InterfaceBuilder

struct CanvasScene {
  var controller: InterfaceController?
  var root: InterfaceView
  var insets: UIEdgeInsets

  static func scenes(of document: InterfaceDocument, _ device: HeadlessDevice) -> [CanvasScene] {
    let controllers = document.scenes.compactMap(\.controller)
    let bars = BarInsets(controllers).bars
    var scenes: [CanvasScene] = []
    for controller in controllers {
      guard let root = controller.view else { continue }
      let bars = bars[controller.identity.id] ?? BarInsets.Bars()
      let insets = CanvasInsets(device: device, bars: bars).insets(for: root, guides: controller.barGuides)
      scenes.append(CanvasScene(controller: controller, root: root, insets: insets))
    }
    for case .view(var root) in document.objects {
      // Only the canvas positions it.
      root.isPlacedByLayout = false
      let insets = CanvasInsets(device: device, bars: nil).insets(for: root)
      scenes.append(CanvasScene(controller: nil, root: root, insets: insets))
    }
    return scenes
  }
}

extension CanvasDevice {
  /// Sizes in points, scale, and the heights of the status bar and the home indicator.
  private static let known: [String: (width: Double, height: Double, scale: Double, top: Double, bottom: Double)] = [
    "retina3_5": (320, 480, 2, 20, 0), "retina4_0": (320, 568, 2, 20, 0), "retina4_7": (375, 667, 2, 20, 0),
    "retina5_5": (414, 736, 3, 20, 0), "retina5_4": (375, 812, 3, 50, 34), "retina5_9": (375, 812, 3, 44, 34),
    "retina6_1": (414, 896, 2, 48, 34), "retina6_5": (414, 896, 3, 44, 34), "retina6_0": (390, 844, 3, 47, 34),
    "retina6_7": (428, 926, 3, 47, 34), "retina6_12": (393, 852, 3, 59, 34), "retina6_72": (430, 932, 3, 59, 34),
    "retina6_3": (402, 874, 3, 62, 34), "retina6_9": (440, 956, 3, 62, 34), "ipad9_7": (768, 1024, 2, 20, 0),
    "ipad10_2": (810, 1080, 2, 20, 0), "ipad10_5": (834, 1112, 2, 20, 0), "ipad11_0rounded": (834, 1194, 2, 24, 20),
    "ipad10_9rounded": (820, 1180, 2, 24, 20), "ipad12_9": (1024, 1366, 2, 20, 0),
    "ipad12_9rounded": (1024, 1366, 2, 24, 20),
  ]

  var isPad: Bool { name.hasPrefix("ipad") }

  func imitated(toolsVersion: Int) -> HeadlessDevice? {
    guard let (width, height, scale, top, bottom) = Self.known[name] else { return nil }
    var insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    // Until Xcode 14, the canvas had no status bar on devices with a home button, and one of 44 points on all others.
    if !isPad, toolsVersion < 21_000 { insets.top = bottom > 0 ? 44 : 0 }
    var size = CGSize(width: width, height: height)
    if isLandscape {
      size = CGSize(width: height, height: width)
      let (side, below): (Double, Double) = bottom > 0 ? (top, 21) : (0, 0)
      if !isPad { insets = UIEdgeInsets(top: 0, left: side, bottom: below, right: side) }
    }
    return HeadlessDevice(name: name, size: size, safeAreaInsets: insets, scale: scale, idiom: isPad ? .pad : .phone)
  }
}
