import InterfaceBuilder
import PetriCatalog
import PetriText

struct SceneTranslation {
  private let entry: SceneTable.Entry
  private let scenes: SceneTable
  private let names: [SceneID: String]
  private let values: TranslatedValues
  private let style = WritingStyle()

  init(_ entry: SceneTable.Entry, _ scenes: SceneTable, names: [SceneID: String], _ values: TranslatedValues) {
    (self.entry, self.scenes, self.names, self.values) = (entry, scenes, names, values)
  }

  /// The definition, with name, title, group and routes from the generated definition of the scene.
  func text(_ definition: SceneScreens.Definition) -> String { text(definition.lines, content) }

  /// The fallback definitions for a scene that can't be translated completely: without routes, then without views.
  func texts(_ definition: SceneScreens.Definition, without reason: String) -> [String] {
    let head = definition.lines.prefix { $0 != "routes:" }
    let note = "# This was left out: \(reason)".cleaned
    return [text([note] + head, content), text([note] + head, ["content: []"])]
  }

  private func text(_ lines: [String], _ content: [String]) -> String {
    let head = "# The scene '\(entry.name)' of '\(entry.id.storyboard)', translated by 'petri import'.".cleaned
    let isPushed = scenes.pushed.contains(entry.id) && !lines.contains("routes:")
    let launching = isPushed ? ["launchedIn: navigation"] : []
    let written = lines.flatMap { $0.hasPrefix("content: ") ? launching + content : [$0] }
    return ([head] + written).map { $0 + "\n" }.joined()
  }

  private var content: [String] {
    switch entry.controller.identity.kind {
    case "navigationController": return container("navigation", ["rootViewController"])
    case "tabBarController": return container("tabs", ["viewControllers"])
    case "splitViewController": return split
    default: return views + bar
    }
  }

  private func held(_ relationship: String) -> [SceneTable.Segue] {
    entry.segues.filter { $0.relationship == relationship && names[$0.destination] != nil }
  }

  private func container(_ key: String, _ relationships: [String]) -> [String] {
    let inside = relationships.flatMap(held)
    guard !inside.isEmpty else { return empty("its screens are put in by code") }
    return ["content:", "  \(key):"]
      + inside.map { segue in
        var keys = [(name: "screen", value: style.text(names[segue.destination] ?? ""))]
        let item = scenes[segue.destination]?.controller.tabBarItem
        if key == "tabs", let item {
          if let title = values.text(item.title, "title", of: item.identity.id) { keys.append(("title", title)) }
          keys += values.image(item.image)
        }
        return "    - {\(WrittenView.flow(keys))}"
      }
  }

  private var split: [String] {
    let columns = [
      ("primary", "masterViewController"), ("supplementary", "supplementaryViewController"),
      ("secondary", "detailViewController"),
    ]
    let lines = columns.compactMap { key, relationship in
      held(relationship).first.flatMap { names[$0.destination] }.map { "    \(key): {screen: \(style.text($0))}" }
    }
    return lines.count < 2 ? empty("its columns are put in by code") : ["content:", "  split:"] + lines
  }

  private func empty(_ note: String) -> [String] { ["# \(note)", "content: []"] }

  // MARK: Views

  private var translator: ViewTranslator { ViewTranslator(values: values, ids: ids, taps: taps, embedded: embedded) }

  private var views: [String] {
    guard let root = entry.controller.view else { return empty("its view is made by code") }
    let background = values.color(root.properties.base.backgroundColor)
    let translator = translator
    var inner: (views: [WrittenView], spacing: Double)
    switch root.properties.base.content {
    case .table, .collection, .scroll: inner = ([translator.view(root)], 8)
    default: inner = translator.views(in: root.children)
    }
    guard !inner.views.isEmpty else { return empty("it has no views") }
    var keys: [(name: String, value: String)] = []
    if inner.spacing != 8 { keys.append(("spacing", values.number(inner.spacing))) }
    if let background, background != "systemBackground" { keys.append(("background", background)) }
    guard !keys.isEmpty else { return ["content:"] + inner.views.flatMap(\.lines).map { "  \($0)" } }
    return ["content:"] + keys.map { "  \($0.name): \($0.value)" }
      + WrittenView.list("views", inner.views).map { "  \($0)" }
  }

  private var bar: [String] {
    guard let item = entry.controller.navigationItem else { return [] }
    var lines: [String] = []
    for (key, items) in [("leading", item.leading), ("trailing", item.trailing)] {
      let written = items.compactMap(barItem)
      if !written.isEmpty { lines.append("  \(key): [\(written.joined(separator: ", "))]") }
    }
    if item.largeTitleDisplayMode == "always" { lines.append("  largeTitle: true") }
    if let prompt = values.text(item.prompt, "prompt", of: item.identity.id) { lines.append("  prompt: \(prompt)") }
    return lines.isEmpty ? [] : ["bar:"] + lines
  }

  private static let systemItems: Set<String> = [
    "done", "cancel", "edit", "save", "add", "compose", "reply", "action", "organize", "bookmarks", "search", "refresh",
    "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "close",
  ]

  private func barItem(_ item: BarItem) -> String? {
    var keys: [(name: String, value: String)] = []
    if let system = item.systemItem, SceneTranslation.systemItems.contains(system) {
      keys.append(("system", system))
    } else {
      keys = values.image(item.image)
      if keys.isEmpty { keys = values.text(item.title, "title", of: item.identity.id).map { [("title", $0)] } ?? [] }
    }
    guard !keys.isEmpty else { return nil }
    if let id = ids[item.identity.id] { keys.append(("id", id)) }
    if let tap = taps[item.identity.id] { keys.append(("tap", tap)) }
    if !item.isEnabled { keys.append(("enabled", "false")) }
    return "{\(WrittenView.flow(keys))}"
  }

  /// The ids of views and items, which are the names of the outlets connected to them.
  private var ids: [String: String] {
    var ids: [String: String] = [:]
    var taken: Set<String> = []
    for connection in entry.controller.identity.connections {
      guard case .outlet(let property) = connection.kind, ids[connection.destination] == nil, property.isIdentifier,
        taken.insert(property).inserted
      else { continue }
      ids[connection.destination] = property
    }
    return ids
  }

  private var embedded: [String: String] {
    var embedded: [String: String] = [:]
    for (source, connection, segue) in entry.scene.segues where segue.kind == "embed" {
      let destination = SceneID(storyboard: entry.id.storyboard, object: connection.destination)
      embedded[source.id] = scenes.destination(destination).flatMap { names[$0] }
    }
    return embedded
  }

  /// The tap actions of views and items: the screens that segues lead to, or else the events of actions.
  private var taps: [String: String] {
    var taps: [String: String] = [:]
    for identity in entry.controller.identities where identity.id != entry.controller.identity.id {
      for connection in identity.connections where taps[identity.id] == nil {
        switch connection.kind {
        case .segue(let segue) where segue.kind == "unwind": taps[identity.id] = "back"
        case .segue(let segue) where segue.kind == "embed": break
        case .segue:
          let destination = SceneID(storyboard: entry.id.storyboard, object: connection.destination)
          if let name = scenes.destination(destination).flatMap({ names[$0] }) {
            taps[identity.id] = "{open: \(style.text(name))}"
          }
        case .action(let selector, _):
          let name = String(selector.prefix { $0 != ":" })
          if name.isIdentifier { taps[identity.id] = "{emit: \(name)}" }
        case .outlet, .outletCollection: break
        }
      }
    }
    return taps
  }
}

extension String {
  /// Whether the text is a valid id: letters and digits, starting with a lowercase letter.
  fileprivate var isIdentifier: Bool {
    first.map { $0.isASCII && $0.isLowercase } == true && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

extension SceneScreens.Definition {
  fileprivate var lines: [String] { yaml.split(separator: "\n").map(String.init) }
}

struct SceneFile {
  private let style = WritingStyle()

  func text(_ definition: SceneScreens.Definition, _ entry: SceneTable.Entry) -> String {
    let lines = definition.yaml.split(separator: "\n", omittingEmptySubsequences: true)
    return lines.map { line in
      guard line.hasPrefix("content: {storyboard: ") else { return line + "\n" }
      let keys = line.dropFirst("content: {".count).dropLast()
      // The storyboard and the scene, which are written in braces.
      return "content:\n  storyboard: \(style.text(entry.id.storyboard))\n  \(scene(in: keys))\n" + comments(of: entry)
    }.joined()
  }

  private func scene(in keys: Substring) -> Substring {
    keys.ranges(of: ", scene: ").last.map { keys[$0.lowerBound...].dropFirst(2) } ?? keys
  }

  private func comments(of entry: SceneTable.Entry) -> String {
    var lines: [String] = []
    let outlets = entry.outlets
    let fillable = outlets.kinds.keys.filter(outlets.canFill).sorted()
    if !fillable.isEmpty {
      lines.append("outlets:")
      lines += fillable.map { "  \(style.text($0)): \(example(of: outlets.kinds[$0] ?? ""))" }
    }
    let actions = entry.actions.filter { !$0.isEmpty }
    if !actions.isEmpty {
      lines.append("actions:")
      lines += actions.map { "  \(style.text($0)): dismiss" }
    }
    let cells = entry.cells.sorted { $0.key < $1.key }
    if !cells.isEmpty {
      lines.append("cells:  # rows; with 'each: \"${list}\"' one for each element of a list of the context")
      for (identifier, outlets) in cells {
        lines.append("  - identifier: \(style.text(identifier))")
        let names = outlets.kinds.keys.filter(outlets.canFill).sorted()
        guard !names.isEmpty else { continue }
        lines.append("    outlets:")
        lines += names.map { "      \(style.text($0)): \(example(of: outlets.kinds[$0] ?? ""))" }
      }
    }
    let others = outlets.kinds.keys.filter { !outlets.canFill($0) }.sorted()
    if !others.isEmpty {
      let names = others.map(style.text).joined(separator: ", ")
      lines.append("Neither views nor items, so nothing can be filled in: \(names)")
    }
    return lines.map { "  # \($0)\n" }.joined()
  }

  private func example(of kind: String) -> String {
    let keys = SceneOutlets.keys(of: kind) ?? []
    let first = keys.first { $0 != "when" } ?? "background"
    let value =
      switch first {
      case "text": "Text"
      case "name": "{symbol: star}"
      case "on": "{on: true}"
      case "value": "{value: 0.5}"
      case "selected": "{selected: 0}"
      default: "{background: systemGray6}"
      }
    return "\(value)  # \(kind): \(keys.joined(separator: ", "))"
  }
}
