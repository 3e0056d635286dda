import UIKit

/// Builds the trees of a document in windows of their device and lays them out.
@MainActor
struct SceneBuilder {
  let document: InterfaceDocument
  let disturbance: Disturbance?

  /// The laid out views of a tree by identifier.
  func build(_ scene: CanvasScene) -> [String: UIView] {
    HeadlessRuntime.imageSizes = document.images
    var device = document.imitatedDevice
    // Everything that covers the view is the controller's, so that its size doesn't matter.
    device.safeAreaInsets = .zero
    HeadlessRuntime.configure(device: device, traits: document.canvasTraits)
    HeadlessRuntime.usesGlassDesign = document.toolsVersion >= 24_000
    var builder = ViewBuilder(
      fonts: FontBuilder(appFonts: document.fonts, disturbance: disturbance),
      images: ImageBuilder(disturbance: disturbance),
      designables: document.designables
    )
    let window = UIWindow(frame: CGRect(origin: .zero, size: scene.root.frame.size))
    let controller = CanvasController()
    controller.additionalSafeAreaInsets = scene.insets
    var items: [String: NSObject] = [:]
    if scene.isControllersView {
      controller.view = builder.build(scene.root)
      items = builder.items
      if let id = scene.guides["top"] { items[id] = controller.topLayoutGuide as? NSObject }
      if let id = scene.guides["bottom"] { items[id] = controller.bottomLayoutGuide as? NSObject }
    } else {
      controller.view.frame = window.bounds
      controller.view.addSubview(builder.build(scene.root))
      items = builder.items
    }
    window.rootViewController = controller
    ConstraintBuilder(items: items).activate(scene.root)
    for case let scroll as UIScrollView in items.values where !(scroll is UITableView || scroll is UITextView) {
      fill(scroll)
    }
    window.makeKeyAndVisible()
    CATransaction.flush()
    window.layoutIfNeeded()
    window.isHidden = true
    return items.compactMapValues { $0 as? UIView }
  }

  /// The canvas makes content as wide as its scroll view, though iOS makes it as wide as texts in it want to be.
  private func fill(_ scroll: UIScrollView) {
    let width = scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
    width.priority = UILayoutPriority(760)
    width.isActive = true
  }
}
