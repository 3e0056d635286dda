public import PetriCatalog
import PetriComposer

/// The navigation of a screen: its links and routes, interceptors, tasks and experiments.
///
/// The text depends on definitions alone, not on a context, a device or a locale. The app's start screen also lists
/// what belongs to the whole app: its state, and the interceptors of every navigation.
public struct RoutesText: Sendable {
  private let screen: ScreenDefinition
  private let settings: CatalogSettings

  /// Creates the text of a screen.
  public init(of screen: ScreenDefinition, in library: Catalog) {
    self.screen = screen
    settings = library.settings
  }

  /// Whether nothing about the screen's navigation is defined.
  public var isEmpty: Bool {
    screen.links.isEmpty && screen.routes.isEmpty && screen.interceptors.isEmpty && screen.contextTasks.isEmpty
      && screen.postTasks.isEmpty && screen.blocking == nil && screen.canBeDismissed == nil && screen.variants.isEmpty
      && !screen.context.contains { $0.hidesDefault } && settings.start != screen.name
  }

  /// The text, with one final newline.
  public var text: String {
    let lines = isEmpty ? [] : TreeNode(["navigation"], children: nodes).lines()
    return ([screen.name] + lines).map { "\($0)\n" }.joined()
  }

  private var nodes: [TreeNode] {
    start + screen.links.map(node) + defaults + screen.routes.map { $0.node }
      + screen.interceptors.flatMap(interceptor)
      + screen.contextTasks.map { TreeNode(["contextTask \($0.words)"]) }
      + screen.postTasks.map { TreeNode(["postTask \($0.words)"]) }
      + [blocking, screen.canBeDismissed.map { TreeNode(["canBeDismissed \($0)"]) }].compactMap(\.self)
      + screen.experiments(of: settings).map(node)
  }

  /// The part that belongs to the whole app.
  private var start: [TreeNode] {
    guard settings.start == screen.name else { return [] }
    let links = settings.unhandledLinks == .openURL ? [] : ["unhandledLinks \(settings.unhandledLinks.rawValue)"]
    let lenient = settings.lenientLinks.map(\.rawValue).joined(separator: ", ")
    let state = settings.state.map { field in
      TreeNode(["state \(field.name): \(field.type)\(field.fallback.map { " = \($0)" } ?? "")"])
    }
    let asked = settings.interceptors.filter { $0.always && !screen.interceptors.contains($0.name) }
    let hosts = settings.hostTexts.map { TreeNode(["hosts \($0)"]) }
    let redirects = settings.redirects.map { redirect in
      let target = redirect.target.map { "\(redirect.start ?? "")\($0)" } ?? "none"
      return TreeNode(["redirect \(redirect.pattern)", "to \(target)"] + redirect.pattern.flags)
    }
    return [TreeNode(["start"] + (lenient.isEmpty ? [] : ["lenientLinks \(lenient)"]) + links)] + hosts + redirects
      + state + asked.map { $0.node }
  }

  /// A link with the types of its parameters and its route.
  private func node(_ link: LinkDefinition) -> TreeNode {
    let parameters = link.parameters.compactMap { name in
      screen.context.first { $0.name == name }.map { field in
        "\(name): \(field.type)\(field.defaultValue.map { " = \($0)" } ?? "")"
      }
    }
    let constants = link.values == .empty ? [] : ["with \(link.values.entriesText)"]
    let condition = link.condition.map { ["when \($0.plainText)"] } ?? []
    let lenient = link.lenient.isEmpty ? [] : ["lenient \(link.lenient.joined(separator: ", "))"]
    let route = link.routeName.map { ["route \($0)"] } ?? []
    let parts = parameters + condition + constants + lenient + link.pattern.flags + route
    return TreeNode(
      ["link \(link.pattern)"] + parts,
      children: link.route.map { [$0.nodeOfLink] } ?? []
    )
  }

  /// The defaults that a tree doesn't show because it shows examples instead.
  private var defaults: [TreeNode] {
    let linked = Set(screen.links.flatMap(\.parameters))
    return screen.context.filter { $0.hidesDefault && !linked.contains($0.name) }.map { field in
      TreeNode(["default \(field.name): \(field.fallback ?? .null)"])
    }
  }

  private func interceptor(_ name: String) -> [TreeNode] {
    settings.interceptors.filter { $0.name == name }.map(\.node)
  }

  private var blocking: TreeNode? {
    screen.blocking.map { blocking in
      let conflict = blocking.onConflict == .wait ? "" : "onConflict \(blocking.onConflict.rawValue)"
      return TreeNode(["blocking", "priority \(blocking.priority)", conflict])
    }
  }

  /// An experiment with its variants, the default first, and what the screen is in the others.
  private func node(_ experiment: (name: String, variants: [String])) -> TreeNode {
    let own = screen.variants.filter { $0.experiment == experiment.name }
    return TreeNode(
      ["experiment \(experiment.name): \(experiment.variants.joined(separator: ", "))"],
      children: own.map(\.node)
    )
  }
}

extension ContextField {
  /// Whether the field has an example that is shown instead of a different default.
  fileprivate var hidesDefault: Bool {
    guard let example, let fallback else { return false }
    return example != fallback
  }
}

extension ScreenDefinition {
  /// The experiments with variants of the screen.
  fileprivate func experiments(of settings: CatalogSettings) -> [(name: String, variants: [String])] {
    settings.experiments.filter { experiment in variants.contains { $0.experiment == experiment.name } }
      .map { ($0.name, $0.variants) }
  }
}
