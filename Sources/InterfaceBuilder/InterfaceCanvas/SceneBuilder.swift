import HeadlessUIKit
import InterfaceBuilder

/// Loads a scene into a window and lays it out.
@MainActor
struct SceneBuilder {
  let document: InterfaceDocument
  let device: HeadlessDevice
  let disturbance: Disturbance?

  func build(_ scene: CanvasScene) -> [String: UIView] {
    var device = device
    // The controller's additional insets cover everything, independently of the window's size.
    device.safeAreaInsets = .zero
    HeadlessRuntime.configure(device: device, traits: document.canvasTraits)
    HeadlessRuntime.usesGlassDesign = document.toolsVersion >= 24_000
    HeadlessRuntime.imitatesInterfaceBuilder = true
    let changed = disturbance.map { document.disturbed($0) } ?? document
    HeadlessRuntime.interfaces = ["canvas": HeadlessInterface(changed)]
    let size = scene.root.frame.map { CGSize(width: $0.width, height: $0.height) } ?? device.size
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let controller = self.controller(scene)
    controller.additionalSafeAreaInsets = scene.insets
    window.rootViewController = controller
    for scroll in controller.view.plainScrolls { fill(scroll) }
    for view in controller.view.emptyArranged { showFrame(of: view) }
    window.makeKeyAndVisible()
    CATransaction.flush()
    window.layoutIfNeeded()
    for table in controller.view.tables { showAllRows(of: table) }
    window.isHidden = true
    var views: [String: UIView] = [:]
    controller.view.gather(into: &views)
    return views
  }

  private func controller(_ scene: CanvasScene) -> UIViewController {
    guard let node = scene.controller else {
      let controller = CanvasController(nibName: nil, bundle: nil)
      let made = UINib(nibName: "canvas", bundle: nil).instantiate(withOwner: nil)
      let view = made.lazy.compactMap { $0 as? UIView }.first {
        HeadlessRuntime.interfaceIdentifier(of: $0) == scene.root.identity.id
      }
      if view is UITableViewCell || view is UICollectionViewCell {
        if let view { controller.view.addSubview(view) }
      } else {
        controller.view = view
      }
      return controller
    }
    let storyboard = UIStoryboard(name: "canvas", bundle: nil)
    return storyboard.instantiateHeadless(object: node.identity.id) { CanvasController(coder: $0) }
      ?? CanvasController()
  }

  /// The canvas gives empty image views and labels in stacks a minimum size.
  private func showFrame(of view: UIView) {
    for side in [view.widthAnchor, view.heightAnchor] {
      let least = side.constraint(greaterThanOrEqualToConstant: 50)
      least.priority = UILayoutPriority(260)
      least.isActive = true
    }
  }

  /// The canvas lays out all rows, not only the visible ones.
  private func showAllRows(of table: UITableView) {
    let frame = table.frame
    guard table.contentSize.height > frame.height else { return }
    table.frame.size.height = table.contentSize.height
    table.layoutIfNeeded()
    table.frame = frame
  }

  /// The canvas makes content as wide as its scroll view; iOS would use the content's own width.
  private func fill(_ scroll: UIScrollView) {
    let width = scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
    width.priority = UILayoutPriority(760)
    width.isActive = true
  }
}

extension UIView {
  /// The scroll views in the hierarchy except lists and text views.
  fileprivate var plainScrolls: [UIScrollView] {
    var found = subviews.flatMap(\.plainScrolls)
    if let scroll = self as? UIScrollView, !(self is UITableView || self is UITextView || self is UICollectionView) {
      found.append(scroll)
    }
    return found
  }

  /// The arranged image views and, in rows, labels that are empty.
  fileprivate var emptyArranged: [UIView] {
    let stack = self as? UIStackView
    let own = stack?.arrangedSubviews.filter { view in
      if let view = view as? UIImageView { return view.image == nil && view.intrinsicContentSize.width <= 0 }
      return stack?.axis == .horizontal && (view as? UILabel).map { ($0.text ?? "").isEmpty } ?? false
    }
    return (own ?? []) + subviews.flatMap(\.emptyArranged)
  }

  fileprivate var tables: [UITableView] {
    (self as? UITableView).map { [$0] } ?? subviews.flatMap(\.tables)
  }

  fileprivate func gather(into views: inout [String: UIView]) {
    if let id = HeadlessRuntime.interfaceIdentifier(of: self) { views[id] = self }
    for view in subviews { view.gather(into: &views) }
  }
}

extension InterfaceDocument {
  /// The traits of the canvas; Xcode 12 and 13 used the smallest text size.
  var canvasTraits: UITraitCollection? {
    18_000..<21_000 ~= toolsVersion ? UITraitCollection(preferredContentSizeCategory: .extraSmall) : nil
  }
}

/// A view controller whose margins depend on its view's width, as on Interface Builder's canvas.
final class CanvasController: UIViewController {
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = view.bounds.width >= 414 || traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
