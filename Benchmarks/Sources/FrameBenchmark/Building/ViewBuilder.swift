import UIKit

/// Makes the views of a document's tree, with what is in them.
@MainActor
struct ViewBuilder {
  let fonts: FontBuilder
  let images: ImageBuilder
  let designables: [String: CGSize]
  /// The views and guides by identifier.
  private(set) var items: [String: NSObject] = [:]

  init(fonts: FontBuilder, images: ImageBuilder, designables: [String: CGSize]) {
    self.fonts = fonts
    self.images = images
    self.designables = designables
  }

  /// Makes a view and what is in it; constraints come when all views are there.
  mutating func build(_ node: ViewNode) -> UIView {
    fill(view(node), node)
  }

  private mutating func fill(_ view: UIView, _ node: ViewNode) -> UIView {
    items[node.id] = view
    place(view, node)
    view.isHidden = node.isHidden
    setPriorities(of: view, node)
    if let margins = node.margins { view.directionalLayoutMargins = margins }
    view.preservesSuperviewLayoutMargins = node.keepsSuperviewMargins
    view.insetsLayoutMarginsFromSafeArea = node.insetsMarginsFromSafeArea
    for child in node.children { add(child, to: view) }
    for (key, id) in node.guides { items[id] = guide(key, of: view) }
    return view
  }

  private mutating func add(_ node: ViewNode, to view: UIView) {
    if node.key == "contentView", let content = contentView(of: view) {
      // The class places its own content.
      _ = fill(content, node)
    } else if let stack = view as? UIStackView {
      stack.addArrangedSubview(build(node))
    } else if let table = view as? UITableView, node.key == "tableHeaderView" {
      table.tableHeaderView = build(node)
    } else if let table = view as? UITableView, node.key == "tableFooterView" {
      table.tableFooterView = build(node)
    } else if !(view is UITableViewCell) {
      // The texts of a cell's style are the class's own.
      if view.superview is UITableViewCell, !node.isPlacedByLayout, node.kind == "label" { return }
      view.addSubview(build(node))
    }
  }

  private func contentView(of view: UIView) -> UIView? {
    (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
      ?? (view as? UIVisualEffectView)?.contentView
  }

  /// A view that layout places begins somewhere else than the document has it, so that a view that stays there is seen.
  private func place(_ view: UIView, _ node: ViewNode) {
    if node.key == "contentView", view.superview != nil {
      view.translatesAutoresizingMaskIntoConstraints = true
      if !(view.superview is UITableViewCell) { view.frame = node.frame }
      return
    }
    view.frame = node.isPlacedByLayout ? node.frame.offsetBy(dx: -2000, dy: -2000) : node.frame
    view.translatesAutoresizingMaskIntoConstraints = !node.isPlacedByLayout
    view.autoresizingMask = node.autoresizing
  }

  private func setPriorities(of view: UIView, _ node: ViewNode) {
    guard !(view is UIStackView) else { return }
    view.setContentHuggingPriority(UILayoutPriority(Float(node.hugging.horizontal)), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(Float(node.hugging.vertical)), for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(Float(node.resistance.horizontal)), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(Float(node.resistance.vertical)), for: .vertical)
  }

  private func guide(_ key: String, of view: UIView) -> NSObject? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}
