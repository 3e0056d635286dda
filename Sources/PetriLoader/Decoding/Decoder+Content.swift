import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// The core of a screen: a list of views, or a mapping that says what else it is.
  func content(_ node: YAMLNode, at site: ViewSite) -> Content? {
    switch node.kind {
    case .sequence: return .views(ViewsContent(views: views(node, "'content'", at: site)))
    case .scalar:
      complaints.report(ShapeProblem.notContent(FoundValue(node)), at: node)
      return nil
    case .mapping: return mappedContent(node, at: site)
    }
  }

  private func mappedContent(_ node: YAMLNode, at site: ViewSite) -> Content? {
    if node.count == 1, let entry = node.entries.first(where: { _ in true }),
      ViewKind.Name(rawValue: entry.key.text) != nil
    {
      return view(node, at: site).map { .views(ViewsContent(views: [$0])) }
    }
    guard let keys = Keys(node, Grammar.content, complaints) else { return nil }
    let present = keys.fields.alternatives.filter { keys.contains($0) }
    guard present.count == 1, let word = Content.Word(rawValue: present[0]) else {
      if present.isEmpty, keys.hasUnknown { return nil }
      let problem =
        present.isEmpty ? ShapeProblem.noneOf("'content'", keys.fields.alternatives) : .severalOf("'content'", present)
      complaints.report(problem, at: node.firstKeyRange ?? node.usedRange)
      return nil
    }
    if word != .views {
      for key in keys.fields.keys where keys.fields.owner(of: key) == "views" {
        if let node = keys.key(key) { complaints.report(ShapeProblem.misplaced(key, with: "views"), at: node) }
      }
    }
    guard let value = keys.required(word.rawValue) else { return nil }
    switch word {
    case .views:
      var content = ViewsContent(views: views(value, "'views'", at: site))
      if let spacing = number("spacing", keys) { content.spacing = spacing }
      if let alignment: StackAlignment = self.word(keys["alignment"], "alignment") { content.alignment = alignment }
      return .views(content)
    case .tabs: return .tabs(children(value, "'tabs'", of: .tabs, scope: site.scope))
    case .navigation: return .navigation(children(value, "'navigation'", of: .navigation, scope: site.scope))
    case .pages: return .pages(children(value, "'pages'", of: .pages, scope: site.scope))
    case .split: return split(value, scope: site.scope)
    case .class: return text(value, "'class'").map { .controller($0) }
    }
  }

  private func children(_ node: YAMLNode, _ what: String, of holder: SystemContainer, scope: TypeScope) -> [ChildScreen]
  {
    let children = list(node, what) { child($0, of: holder, scope: scope) }
    if node.kind == .sequence, node.count == 0 {
      complaints.report(ShapeProblem.noElements(what, "screen"), at: node)
    }
    return children
  }

  private func split(_ node: YAMLNode, scope: TypeScope) -> Content? {
    guard let keys = Keys(node, Grammar.split, complaints),
      let primary = keys.required("primary").flatMap({ child($0, of: .split, scope: scope) })
    else { return nil }
    var split = SplitContent(primary: primary)
    split.supplementary = keys["supplementary"].flatMap { child($0, of: .split, scope: scope) }
    split.secondary = keys["secondary"].flatMap { child($0, of: .split, isSecondary: true, scope: scope) }
    return .split(split)
  }

  private func child(_ node: YAMLNode, of holder: SystemContainer, isSecondary: Bool = false, scope: TypeScope)
    -> ChildScreen?
  {
    guard node.kind != .scalar || node.isBroken else {
      complaints.report(ShapeProblem.notChild(FoundValue(node)), at: node)
      return nil
    }
    guard
      let keys = Keys(node, Grammar.child, complaints),
      let nameNode = keys.required("screen"), let name = text(nameNode, "'screen'")
    else { return nil }
    var child = ChildScreen(screen: name, place: place(nameNode))
    child.fixture = text("fixture", keys)
    child.with = keys["with"]?.literal ?? .empty
    child.title = localized("title", keys, scope: scope)
    child.image = imageName(keys["image"], scope: scope)
    var reference = PendingChecks.ScreenReference(
      name: nameNode,
      fixture: keys["fixture"],
      with: keys["with"],
      scope: scope
    )
    reference.holder = holder
    reference.isSecondary = isSecondary
    checks.screens.append(reference)
    return child
  }
}
