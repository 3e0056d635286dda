import PetriCatalog
import PetriLinks
import PetriText

/// Where a screen leads and what leads to it, as the definitions say: taps, screens inside, routes and links.
struct RoutesText {
  private let screen: ScreenDefinition
  private let catalog: Catalog

  static func text(of screen: ScreenDefinition, in catalog: Catalog) -> String {
    let text = RoutesText(screen: screen, catalog: catalog)
    let parts = [
      ("leads to", text.ways), ("holds", screen.content.children.map(\.screen)), ("is reached from", text.origins),
    ]
    var lines = parts.flatMap { title, items in items.isEmpty ? [] : [title] + items.map { "  \($0)" } + [""] }
    if !screen.links.isEmpty { lines += ["links"] + text.links.map { "  \($0)" } + [""] }
    for entry in screen.kept { lines += [entry.name] + entry.value.lines.map { "  \($0)" } + [""] }
    return lines.isEmpty
      ? "nothing leads here or away, and no routes or links are defined" : lines.joined(separator: "\n")
  }

  /// Its links, each with one that has the screen's examples.
  private var links: [String] {
    let examples = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
    return screen.links.flatMap { [$0.pattern.description] + ($0.link(for: examples).map { ["  \($0)"] } ?? []) }
  }

  /// What its own taps do, each once.
  private var ways: [String] {
    var seen: Set<String> = []
    return RoutesText.taps(of: screen).map(\.description).filter { seen.insert($0).inserted }
  }

  /// The screens that open it or hold it.
  private var origins: [String] {
    catalog.screens.compactMap { other in
      if other.content.children.contains(where: { $0.screen == screen.name }) { return "\(other.name)  holds it" }
      let opens = RoutesText.taps(of: other).contains { tap in
        if case .open(screen.name, _) = tap { true } else { false }
      }
      return opens ? "\(other.name)  opens it" : nil
    }
  }

  private static func taps(of screen: ScreenDefinition) -> [TapAction] {
    var taps: [TapAction] = []
    var waiting = Array((screen.content.views + screen.supportingViews).reversed())
    while let view = waiting.popLast() {
      if let tap = view.tap { taps.append(tap) }
      waiting += view.views.reversed()
    }
    return taps
  }
}

extension KeptValue {
  /// The value as YAML's block form.
  fileprivate var lines: [String] {
    switch self {
    case .null: ["null"]
    case .scalar(let text): [text]
    case .list(let elements):
      elements.flatMap { element in element.lines.enumerated().map { $0 == 0 ? "- \($1)" : "  \($1)" } }
    case .mapping(let entries):
      entries.flatMap { entry -> [String] in
        let lines = entry.value.lines
        if case .mapping = entry.value { return ["\(entry.name):"] + lines.map { "  \($0)" } }
        if case .list = entry.value { return ["\(entry.name):"] + lines.map { "  \($0)" } }
        return ["\(entry.name): \(lines.first ?? "")"] + lines.dropFirst().map { "  \($0)" }
      }
    }
  }
}
