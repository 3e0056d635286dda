import UIKit

/// A tree of views and what it is shown on.
struct CanvasScene {
  var name: String
  var root: ViewNode
  /// The room that bars and the device take from it.
  var insets: UIEdgeInsets
  var isControllersView: Bool
  /// Identifiers of the guides of bars, by `top` and `bottom`.
  var guides: [String: String]

  /// The scenes of a document.
  static func scenes(of document: InterfaceDocument) -> [CanvasScene] {
    let device = document.imitatedDevice
    let bars = BarInsets(document.controllers).bars
    var scenes: [CanvasScene] = []
    for controller in document.controllers {
      guard let root = controller.view else { continue }
      let bars = bars[controller.id] ?? BarInsets.Bars()
      scenes.append(
        CanvasScene(
          name: controller.kind,
          root: root,
          insets: CanvasInsets(device: device, bars: bars).insets(for: root, guides: controller.guides),
          isControllersView: true,
          guides: controller.guides
        )
      )
    }
    for var root in document.views {
      // Nothing but the canvas places it.
      root.isPlacedByLayout = false
      scenes.append(
        CanvasScene(
          name: "xib",
          root: root,
          insets: CanvasInsets(device: device, bars: nil).insets(for: root),
          // The canvas gives a view the margins of a controller's.
          isControllersView: !["tableViewCell", "collectionViewCell"].contains(root.kind),
          guides: [:]
        )
      )
    }
    return scenes
  }
}
