import HeadlessUIKit
import InterfaceBuilder

/// A view hierarchy and its environment.
struct CanvasScene {
  /// The controller of the root view; nil for a view of a xib.
  var controller: InterfaceController?
  var root: InterfaceView
  /// The safe area insets.
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
