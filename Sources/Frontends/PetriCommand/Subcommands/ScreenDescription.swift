import PetriCatalog
import PetriLinks
import PetriText

struct ScreenDescription {
  private let screen: ScreenDefinition
  private let catalog: Catalog
  private let locale: String

  init(_ screen: ScreenDefinition, in catalog: Catalog, locale: String) {
    self.screen = screen
    self.catalog = catalog
    self.locale = locale
  }

  func text(color: Bool) -> String {
    let title = screen.title.template(for: locale).description.cleaned
    var lines = [screen.name.styled(.bold, color: color) + "  " + title]
    if let summary = screen.summary { lines += summary.split(separator: "\n").map { String($0).cleaned } }
    lines.append("")
    lines += table(facts)
    lines += section("Context", rows(of: screen.context), color)
    lines += section("Form", rows(of: screen.form), color)
    lines += section("Fixtures", screen.fixtures.map { [$0.name, $0.given] }, color)
    lines += section("Bars", barRows, color)
    lines += section("Content", contentRows, color)
    lines += section("Supporting views", viewRows(screen.supportingViews, depth: 0), color)
    lines += section("Launch", [[launchCommand]], color)
    return lines.joined(separator: "\n") + "\n"
  }

  private var facts: [[String]] {
    var rows: [[String]] = []
    if !screen.group.isEmpty { rows.append(["group", screen.group.joined(separator: "/") + origin("group")]) }
    if !screen.tags.isEmpty { rows.append(["tags", screen.tags.joined(separator: ", ") + origin("tags")]) }
    let layers = screen.wrapping.map(\.name).joined(separator: ", ")
    rows.append(["wrapping", (layers.isEmpty ? "none" : layers) + origin("wrapping")])
    for layer in screen.wrapping {
      if case .container(let name, _) = layer.kind, let container = catalog.container(named: name) {
        rows.append(["", "\(name): \(container.place)"])
      }
    }
    let presentation = catalog.presentation(of: screen)
    let parts = presentation.parts.filter { $0.word != "transition" }.map { part in
      part.value.map { "\(part.word) \($0)" } ?? part.word
    }
    let words = [presentation.style.rawValue, presentation.transition.rawValue] + parts
    rows.append(["presentation", words.joined(separator: ", ")])
    let host = catalog.launchHost(of: screen)
    if host != .window { rows.append(["launched in", host.rawValue + origin("launchedIn")]) }
    if let statusBar = screen.statusBar {
      rows.append(["status bar", statusBar.hidden ? "hidden" : statusBar.style.rawValue])
    }
    if !screen.devices.isEmpty { rows.append(["devices", screen.devices.joined(separator: ", ") + origin("devices")]) }
    for link in screen.links { rows.append(["link", link.pattern.description]) }
    for route in screen.routes {
      rows.append([
        route.name == RouteDefinition.defaultName ? "route" : "route \(route.name)",
        route.lines.map(\.text).joined(separator: "; "),
      ])
    }
    if !screen.interceptors.isEmpty { rows.append(["asks", screen.interceptors.joined(separator: ", ")]) }
    if let blocking = screen.blocking {
      rows.append([
        "blocks", "below priority \(blocking.priority), which \(blocking.onConflict == .wait ? "waits" : "is refused")",
      ])
    }
    for variant in screen.variants { rows.append(["variant", "\(variant.experiment)=\(variant.variant)"]) }
    rows.append(["defined in", screen.place.description])
    return rows
  }

  private func origin(_ key: String) -> String { screen.inherited[key].map { "  (from \($0))" } ?? "" }

  private func rows(of content: SceneContent) -> [[String]] {
    let entry = catalog.scenes[content.scene]
    return [["scene \(entry?.name ?? content.scene.object) of \(content.scene.storyboard)"]]
      + content.outlets.map { outlet in
        let text = (outlet.text ?? outlet.placeholder)?.template(for: locale).description.quoted
        return [
          "outlet \(outlet.name)", text ?? outlet.image?.name.description ?? "", outlet.tap.map { "-> \($0)" } ?? "",
        ]
      }
      + content.actions.map { ["action \($0.name)", "-> \($0.tap)"] }
      + content.cells.map {
        ["cells \($0.identifier)", $0.each.map { "each \($0.list)" } ?? "", $0.tap.map { "-> \($0)" } ?? ""]
      }
      + (entry?.segues ?? []).compactMap { way in
        catalog.screen(of: way.destination).map { screen in
          [way.holds ? "holds" : "segue \(way.kind)", screen, way.identifier.map { "identifier \($0)" } ?? ""]
        }
      }
  }

  private func rows(of fields: [ContextField]) -> [[String]] {
    fields.map { field in
      let need = field.isRequired ? "required" : "default \(field.fallback.map(\.description) ?? "null")"
      return [
        field.name, field.type.description, need, field.example.map { "example \($0)" } ?? "", field.summary ?? "",
      ]
    }
  }

  private var contentRows: [[String]] {
    switch screen.content {
    case .views(let content): viewRows(content.views, depth: 0)
    case .controller(let name): [["class \(name)"]]
    case .scene(let content): rows(of: content)
    case .alert(let alert): rows(of: alert)
    case .share(let share):
      share.items.map { ["shares \($0.template(for: locale).description.quoted)"] }
        + (share.completed.map { [["completed", "-> \($0)"]] } ?? [])
    default:
      screen.content.children.map { child in
        [
          child.screen, child.fixture.map { "fixture \($0)" } ?? "",
          child.with == .empty ? "" : "with \(child.with.keys)", child.each.map { "each \($0.list)" } ?? "",
        ]
      }
    }
  }

  private func rows(of alert: AlertContent) -> [[String]] {
    func text(_ text: LocalizedText) -> String { text.template(for: locale).description.quoted }
    let texts = [("title", alert.title), ("message", alert.message)].compactMap { name, value in
      value.map { ["\(name) \(text($0))"] }
    }
    let actions = alert.actions.map { action in
      let words = [action.style == .default ? "action" : "\(action.style) action", action.id, text(action.title)]
      let notes = [action.when.map { "when \($0.plainText)" }, action.tap.map { "-> \($0)" }].compactMap { $0 }
      return [words.compactMap { $0 }.joined(separator: " "), notes.joined(separator: "  ")]
    }
    return texts + viewRows(alert.fields, depth: 0) + actions
  }

  private var barRows: [[String]] {
    guard let bar = screen.bar else { return [] }
    let facts =
      [
        bar.prompt.map { "prompt \($0.template(for: locale).description.quoted)" },
        bar.subtitle.map { "subtitle \($0.template(for: locale).description.quoted)" },
        bar.largeTitle.map { $0 ? "large title" : "no large title" }, bar.hidesBackButton ? "no back button" : nil,
        bar.hidden ? "navigation bar hidden" : nil,
        bar.background.map { "background \(text(of: $0))" }, bar.tint.map { "tint \(text(of: $0))" },
      ].compactMap { $0 }
    let search = bar.search.map { search in
      let words = ["search", search.placeholder?.template(for: locale).description.quoted].compactMap(\.self)
      return [words.joined(separator: " "), search.onSubmit.map { "-> \($0)" } ?? ""]
    }
    let sides = [("leading", bar.leading), ("trailing", bar.trailing), ("toolbar", bar.toolbar)]
    let items = sides.flatMap { side, items in
      items.map { item in
        let word =
          switch item.kind {
          case .button(let title, let image):
            title.map { $0.template(for: locale).description.quoted } ?? "image \(image?.description ?? "")"
          case .system(let system): system.rawValue
          case .space: "space"
          }
        let notes = [item.when.map { "when \($0.plainText)" }, item.tap.map { "-> \($0)" }].compactMap { $0 }
        return ["\(side) \([item.id, word].compactMap { $0 }.joined(separator: " "))", notes.joined(separator: "  ")]
      }
    }
    return facts.map { [$0] } + (search.map { [$0] } ?? []) + items
  }

  private func text(of color: Attribute<ColorValue>) -> String {
    switch color {
    case .value(let color): "\(color)"
    case .reference(let reference): "\(reference)"
    case .computed(let arithmetic): "\(arithmetic)"
    case .either(let condition, let first, let second):
      [first, second].map { $0.map(text) ?? "none" }.joined(separator: " or ") + ", by \(condition)"
    }
  }

  private func viewRows(_ views: [ViewDefinition], depth: Int) -> [[String]] {
    views.flatMap { view in
      let indent = String(repeating: "  ", count: depth)
      let notes =
        [
          view.each.map { "each \($0.list)" }, view.when.map { "when \($0.plainText)" },
        ].compactMap { $0 } + view.taps.map { "-> \($0)" } + view.kind.tappedRuns(locale: locale)
      let head =
        indent
        + ([view.kind.word, view.id ?? "", view.kind.definition.subject(locale: locale)])
        .filter { !$0.isEmpty }.joined(separator: " ")
      return [[head, notes.joined(separator: "  ")]] + viewRows(view.views, depth: depth + 1)
    }
  }

  private var launchCommand: String {
    let values = screen.context.filter(\.isRequired).map { field in
      let example = field.type.isScalar ? field.example?.text : field.example?.description
      return " --context " + "\(field.name)=\(example ?? field.type.sample)".shellQuoted
    }
    return "petri launch \(screen.name)" + values.joined()
  }

  private func section(_ title: String, _ rows: [[String]], _ color: Bool) -> [String] {
    rows.isEmpty ? [] : ["", title.styled(.bold, color: color)] + table(rows)
  }

  /// Aligns columns; the last one isn't padded.
  private func table(_ rows: [[String]]) -> [String] {
    let cleaned = rows.map { $0.map(\.cleaned) }
    let count = cleaned.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      min(40, cleaned.compactMap { $0.indices.contains(column) ? $0[column].columns : nil }.max() ?? 0)
    }
    return cleaned.map { row in
      var line = " "
      for (column, cell) in row.enumerated() {
        line += " " + cell.padded(toColumns: row.dropFirst(column + 1).allSatisfy(\.isEmpty) ? 0 : widths[column]) + " "
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension ContextLiteral {
  fileprivate var keys: String {
    guard case .object(let entries) = self else { return "" }
    return entries.map(\.name).joined(separator: ", ")
  }
}

extension ViewKind {
  /// The name of the view kind, or of the group of alternatives.
  fileprivate var word: String { if case .group(let group) = self { group.name } else { name.rawValue } }

  fileprivate func tappedRuns(locale: String) -> [String] {
    guard case .label(let label) = self else { return [] }
    let runs = label.runs.compactMap { run in
      run.tap.map { "\(run.text.template(for: locale).description.quoted) -> \($0)" }
    }
    return runs + label.links.map { "-> \($0)" }
  }
}

extension Fixture {
  /// The values that are passed, with those of the app state last.
  fileprivate var given: String {
    let state = self.state.entries.map { "\(Reference.state).\($0.name): \($0.value)" }
    let form = self.form.entries.map { "\(Reference.form).\($0.name): \($0.value)" }
    return ((values.isEmpty ? [] : [values.description]) + state + form).joined(separator: ", ")
  }
}
