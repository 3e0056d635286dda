import PetriCatalog
import PetriComposer

// Summaries of what a variant of an experiment shows; snapshots in the variant have the details.

extension Content {
  /// The kind of content, with its screens or views.
  var node: TreeNode {
    switch self {
    case .views(let content): TreeNode(["content"], children: content.views.map(\.node))
    case .tabs(let tabs): TreeNode(["content tabs"], children: tabs.screens.map(\.node))
    case .navigation(let screens): TreeNode(["content navigation"], children: screens.map(\.node))
    case .pages(let screens): TreeNode(["content pages"], children: screens.map(\.node))
    case .split: TreeNode(["content split"], children: children.map(\.node))
    case .controller(let name): TreeNode(["content class \(name)"])
    case .scene(let content): TreeNode(["content scene \(content.scene.object) of \(content.scene.storyboard)"])
    case .alert(let alert):
      TreeNode(
        ["content \(alert.style)", alert.title?.quoted ?? ""],
        children: alert.actions.map { TreeNode([$0.title.quoted, $0.tap.map { "-> \($0)" } ?? ""]) }
      )
    case .share(let share): TreeNode(["content share", share.completed.map { "-> \($0)" } ?? ""])
    }
  }
}

extension ChildScreen {
  fileprivate var node: TreeNode {
    TreeNode(
      [
        "screen \(screen)", fixture.map { "fixture \($0)" } ?? "", with == .empty ? "" : "with \(with.fullSummary)",
        title.map { "title \($0.quoted)" } ?? "",
        image.map { "image \($0)" } ?? "", each.map { "each \($0.list)" } ?? "",
      ]
    )
  }
}

extension LocalizedText {
  /// The texts in all languages.
  fileprivate var quoted: String { variants.map(\.text.description.quoted).joined(separator: " ") }
}

extension ViewDefinition {
  /// The kind and the identifier, the effect of a tap, and the views inside.
  var node: TreeNode {
    TreeNode(
      [[kind.name.rawValue, id].compactMap(\.self).joined(separator: " "), tap.map { "-> \($0)" } ?? ""],
      children: views.map(\.node)
    )
  }
}

extension Layer {
  /// The name and the parameters.
  var words: String {
    if case .container(let name, let parameters) = kind, parameters != .empty {
      return "\(name) \(parameters.fullSummary)"
    }
    return name
  }
}
