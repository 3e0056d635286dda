import PetriCatalog
import PetriComposer
import PetriUIKit

// Routes as nodes in the words of the format: a line per step, from the target back to the current screen.

extension RouteDefinition {
  /// The route with its name.
  var node: TreeNode { node(name == RouteDefinition.defaultName ? "route" : "route \(name)") }

  /// The route of a link, which has no name.
  var nodeOfLink: TreeNode { node("route") }

  private func node(_ head: String) -> TreeNode {
    let found = find.map { TreeNode($0.parts("find")) }
    let required = levels.isEmpty ? nil : TreeNode(["reconcile"], children: levels.map(\.node))
    return TreeNode([head], children: [found, required].compactMap(\.self) + steps.map(\.node))
  }
}

extension RequiredLevel {
  fileprivate var node: TreeNode {
    TreeNode(
      screen.parts("screen") + [tab.map { "tab \($0)" } ?? ""],
      children: pushed.map { TreeNode($0.parts("push")) }
    )
  }
}

extension RequiredScreen {
  fileprivate func parts(_ word: String) -> [String] {
    let match =
      switch match {
      case .same: ""
      case .any: "context any"
      case .keys(let keys): "context [\(keys.joined(separator: ", "))]"
      }
    return ["\(word) \(name)", values == .empty ? "" : "with \(values.entriesText)", match]
  }
}

extension RouteStep {
  fileprivate var node: TreeNode {
    switch kind {
    case .using(let action): TreeNode(action.parts)
    case .from(let origin): TreeNode(origin.parts)
    case .context(let values): TreeNode(["context \(values.entriesText)"])
    case .fork(let cases): TreeNode(["switch"], children: cases.map(\.node))
    }
  }
}

extension RouteCase {
  fileprivate var node: TreeNode {
    let parts =
      [condition.map { "when \($0.plainText)" }].compactMap(\.self) + (find?.parts("find") ?? [])
      + [start.map { "start \($0)" }].compactMap(\.self)
    return TreeNode(parts.isEmpty ? ["otherwise"] : parts, children: steps.map(\.node))
  }
}

extension RouteAction {
  fileprivate var parts: [String] {
    switch self {
    case .present(let presentation?):
      ["using present", presentation.style == .automatic ? "" : "style \(presentation.style.rawValue)"]
        + presentation.parts.map { part in part.value.map { "\(part.word) \($0)" } ?? part.word }
    case .addTab(let place, let replacing):
      ["using addTab", place.map { "at \($0)" } ?? "", replacing ? "replacing" : ""]
    default: ["using \(word)"]
    }
  }
}

extension RouteOrigin {
  fileprivate var parts: [String] {
    switch self {
    case .container(let container): ["from a new \(container.rawValue)"]
    case .current: ["from current"]
    case .root: ["from root"]
    case .start: ["from start"]
    case .screen(let name, let values): ["from screen \(name)", values == .empty ? "" : "with \(values.entriesText)"]
    case .find(let find): find.parts("from find")
    case .route(let screen, let name): ["from route \(screen)", name.map { "name \($0)" } ?? ""]
    }
  }
}

extension RouteFind {
  fileprivate func parts(_ word: String) -> [String] {
    let what =
      switch target {
      case .screen(let name): "screen \(name)"
      case .tab(let name): "tab \(name)"
      case .selectedTab: "tab selected"
      case .container(let container): container.rawValue
      case .presenting: "presenting"
      case .detailNavigation: "detailNavigation"
      }
    let match =
      switch context {
      case .any: ""
      case .same: "context same"
      case .keys(let keys): "context [\(keys.joined(separator: ", "))]"
      }
    return [
      "\(word) \(what)", match,
      options.isEmpty ? "" : "in \(options.map(\.rawValue).joined(separator: ", "))",
      start == .topmost ? "" : "start \(start.rawValue)",
    ]
  }
}

extension RouteTask {
  /// The task in the words of the format.
  var words: String {
    switch self {
    case .setContext: "setContext"
    case .set(let values): "set \(values.entriesText)"
    case .emit(let name): "emit \(name)"
    case .track(let event): "track \(event)"
    }
  }
}

extension InterceptorDefinition {
  /// The interceptor with all attributes, because a change of any affects every screen that uses it.
  var node: TreeNode {
    let reasons = (refuse?.variants ?? []).map { variant in
      "refuse \(variant.locale.isEmpty ? "" : "\(variant.locale) ")\(variant.text.description.quoted)"
    }
    let read = context.map { field in "\(field.name): \(field.type)\(field.fallback.map { " = \($0)" } ?? "")" }
    return TreeNode(
      ["interceptor \(name)"] + (read.isEmpty ? [] : ["context \(read.joined(separator: ", "))"]) + [
        require.map { "require \($0)" } ?? "", show.map { "show \($0)" } ?? "",
        with == .empty ? "" : "with \(with.entriesText)",
      ] + reasons + [
        always ? "always" : "", timeout.map { "timeout \(Number.exact($0))" } ?? "",
        transition.map { "transition \($0.rawValue)" } ?? "",
      ]
    )
  }
}

extension VariantDefinition {
  /// The variant with the parts that replace those of the screen.
  var node: TreeNode {
    let layers = wrapping.map {
      $0.isEmpty ? "wrapping nothing" : "wrapping \($0.map(\.words).joined(separator: ", "))"
    }
    let views = supportingViews.map { TreeNode(["supportingViews"], children: $0.map(\.node)) }
    return TreeNode(
      ["variant \(variant)"],
      children: [layers.map { TreeNode([$0]) }, content?.node, views].compactMap(\.self)
        + (routes ?? []).map { $0.node }
    )
  }
}

extension ContextLiteral {
  /// The entries, unabridged.
  var entriesText: String {
    guard case .object(let entries) = self else { return fullSummary }
    return entries.map { "\($0.name): \($0.value.fullSummary)" }.joined(separator: ", ")
  }
}
