public import InterfaceBuilder

/// The outlets of a scene's controller or of a cell.
public struct SceneOutlets: Hashable, Sendable {
  /// The kind of each outlet's object: its XML element, such as `label`, or `object` if it is neither a view nor an
  /// item.
  public let kinds: [String: String]

  /// Whether the outlet refers to a view or item, which can have values.
  public func canFill(_ outlet: String) -> Bool { kinds[outlet].map { $0 != SceneOutlets.object } ?? false }

  /// The kind of objects that can't have values, such as constraints.
  public static let object = "object"

  /// The keys for the values of a kind of object; `nil` if it can't have values.
  public static func keys(of kind: String) -> [String]? {
    let view = ["when", "background", "tint", "tap"]
    switch kind {
    case object: return nil
    case "label": return ["text", "color"] + view
    case "button": return ["text", "name", "symbol", "enabled", "color"] + view
    case "imageView": return ["name", "symbol"] + view
    case "textField": return ["text", "placeholder", "enabled", "color"] + view
    case "textView": return ["text", "color"] + view
    case "searchBar": return ["text", "placeholder"] + view
    case "switch": return ["on", "enabled"] + view
    case "slider", "stepper": return ["value", "enabled"] + view
    case "progressView": return ["value"] + view
    case "segmentedControl", "pageControl": return ["selected", "enabled"] + view
    case "barButtonItem": return ["text", "name", "symbol", "enabled", "tint", "tap"]
    case "navigationItem": return ["text"]
    case "tabBarItem": return ["text", "name", "symbol", "enabled"]
    default: return view
    }
  }
}

extension SceneTable.Entry {
  /// The outlets of the scene's controller.
  public var outlets: SceneOutlets {
    var kinds: [String: String] = [:]
    for object in scene.objects {
      switch object {
      case .view(let view): for view in view.all { kinds[view.identity.id] = view.identity.kind }
      case .barItem(let item): kinds[item.identity.id] = item.identity.kind
      case .navigationItem(let item): kinds[item.identity.id] = item.identity.kind
      default: break
      }
    }
    for view in controller.view?.all ?? [] { kinds[view.identity.id] = view.identity.kind }
    if let item = controller.navigationItem {
      kinds[item.identity.id] = item.identity.kind
      for item in item.leading + item.trailing + [item.back].compactMap(\.self) {
        kinds[item.identity.id] = item.identity.kind
      }
      for view in item.titleView?.all ?? [] { kinds[view.identity.id] = view.identity.kind }
    }
    for item in controller.toolbarItems { kinds[item.identity.id] = item.identity.kind }
    if let item = controller.tabBarItem { kinds[item.identity.id] = item.identity.kind }
    return SceneOutlets(controller.identity, among: kinds)
  }

  /// The outlets of the cells, by reuse identifier.
  public var cells: [String: SceneOutlets] {
    var found: [String: SceneOutlets] = [:]
    for view in controller.view?.all ?? [] {
      switch view.properties.base.content {
      case .cell(let cell):
        guard let name = cell.reuseIdentifier else { continue }
        var own: [String: String] = [:]
        if cell.textLabel != nil { own["textLabel"] = "label" }
        if cell.detailTextLabel != nil { own["detailTextLabel"] = "label" }
        if cell.imageView != nil { own["imageView"] = "imageView" }
        found[name] = SceneOutlets(of: view, besides: own)
      case .reusable(let cell):
        if let name = cell.reuseIdentifier { found[name] = SceneOutlets(of: view, besides: [:]) }
      default: break
      }
    }
    return found
  }

  /// The names of the action methods that controls send, without parameters, sorted.
  public var actions: [String] {
    Set(scene.identities.flatMap(\.connections).compactMap(\.actionName)).sorted()
  }
}

extension Connection {
  /// The name of the action method without parameters; `nil` for other connections.
  public var actionName: String? {
    if case .action(let selector, _) = kind { String(selector.prefix { $0 != ":" }) } else { nil }
  }
}

extension SceneOutlets {
  /// Collects an object's outlets to other objects, given the kinds of those.
  fileprivate init(_ owner: InterfaceIdentity, among objects: [String: String], besides own: [String: String] = [:]) {
    var kinds = own
    for connection in owner.connections {
      switch connection.kind {
      case .outlet(let property), .outletCollection(let property):
        kinds[property] = objects[connection.destination] ?? SceneOutlets.object
      default: break
      }
    }
    self.init(kinds: kinds)
  }

  fileprivate init(of cell: InterfaceView, besides own: [String: String]) {
    let kinds = Dictionary(cell.all.map { ($0.identity.id, $0.identity.kind) }) { first, _ in first }
    self.init(cell.identity, among: kinds, besides: own)
  }
}

extension Connection {
  /// A description of what the connection does on a tap: `show berth`, `presentation booking pageSheet`, `unwind
  /// cancel:`, `action save`; `nil` for outlets and embed segues.
  ///
  /// - Parameter screen: Returns the screen for a destination's object identifier.
  package func effect(screen: (String) -> String?) -> String? {
    guard case .segue(let segue) = kind else { return actionName.map { "action \($0)" } }
    switch segue.kind {
    case "relationship", "embed": return nil
    case "unwind": return "unwind \(segue.unwindAction ?? "")"
    default:
      return [segue.kind, screen(destination), segue.modalPresentationStyle].compactMap(\.self).joined(separator: " ")
    }
  }
}
