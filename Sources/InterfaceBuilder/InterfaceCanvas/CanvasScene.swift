import HeadlessUIKit
import InterfaceBuilder

/// A tree of views of a document, and what it is shown on.
struct CanvasScene {
  /// The controller whose view it is; nil for a view of a xib.
  var controller: InterfaceController?
  var root: InterfaceView
  /// The room that bars and the device take from it.
  var insets: UIEdgeInsets

  /// The scenes of a document that is shown on a device.
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
      // Nothing but the canvas places it.
      root.isPlacedByLayout = false
      let insets = CanvasInsets(device: device, bars: nil).insets(for: root)
      scenes.append(CanvasScene(controller: nil, root: root, insets: insets))
    }
    return scenes
  }
}
