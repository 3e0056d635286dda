import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// The surroundings of a view: in a container it can be pinned, and in a list it can be a row and has cell keys.
enum ViewSurroundings { case content, container, list }

extension DefinitionReader {
  mutating func view(_ node: Int, in surroundings: ViewSurroundings = .content) -> ViewDefinition? {
    guard !tree.isBroken(node) else {
      giveUp()
      return nil
    }
    switch tree.kind(node) {
    case .scalar:
      let word = tree.string(node)
      guard Grammar.wordsOfViews.contains(word), let kind = Grammar.kind(named: word) else {
        failWord(node)
        return nil
      }
      return Grammar.form(of: kind).plain(&self, node)
    case .sequence:
      fail(node) { ShapeProblem.notView(FoundValue($0), isScalar: false) }
      return nil
    case .mapping: break
    }
    guard let entry = tree.entries(node).first(where: { _ in true }) else {
      fail(node) { ShapeProblem.notView(FoundValue($0), isScalar: false) }
      return nil
    }
    if tree.value(of: .cases, in: node) != nil { return alternatives(node, in: surroundings) }
    guard let kind = Grammar.kind(named: tree.string(entry.key)) else {
      failKind(entry.key)
      return nil
    }
    if surroundings != .list, kind == .row {
      fail(entry.key) { _ in DefinitionProblem.rowOutsideList }
      return nil
    }
    for other in tree.entries(node).dropFirst() {
      fail(other.key) { ShapeProblem.besideKind($0.shortText, kind: kind.rawValue) }
    }
    var view = view(Grammar.form(of: kind), entry.value, at: entry.key, in: surroundings)
    if let family = rules.settings.fontFamily { view?.kind.useFont(of: family) }
    return view
  }

  private mutating func failWord(_ node: Int) {
    let text = tree.string(node)
    if let kind = Grammar.kind(named: text) {
      fail(node) { _ in ShapeProblem.needsValue(text, example: Grammar.form(of: kind).sample) }
    } else if !failMissingSpace(node) {
      fail(node) { ShapeProblem.notView(FoundValue($0), isScalar: true) }
    }
  }

  private mutating func failKind(_ key: Int) {
    if !failMissingSpace(key) { fail(key, unknown: .view, among: Grammar.viewForms.map(\.kind.rawValue)) }
  }

  /// Reports a view whose colon has no space after it, which makes it a text or a key.
  private mutating func failMissingSpace(_ node: Int) -> Bool {
    let text = tree.string(node)
    guard let colon = text.firstIndex(of: ":"), Grammar.kind(named: String(text[..<colon])) != nil else {
      return false
    }
    var isReported = false
    fail(node) { diagnostics, node in
      guard !node.isQuoted, !node.isAlias else { return }
      let colonEnd = node.range.startOffset + text[...colon].utf8.count
      diagnostics.report(ShapeProblem.missingSpace(String(text[...colon]), colonEnd: colonEnd), at: node)
      isReported = true
    }
    return isReported
  }

  private mutating func view(_ form: ViewForm, _ node: Int, at key: Int, in surroundings: ViewSurroundings)
    -> ViewDefinition?
  {
    guard !tree.isBroken(node) else {
      giveUp()
      return nil
    }
    guard tree.kind(node) == .mapping else { return shortView(form, node, at: key) }
    return repeated(node) { reader in
      let view = form.mapping(&reader, node, key, surroundings)
      if form.isTypedIn, let id = view?.id { reader.inputs.insert(id) }
      return view
    }
  }

  private mutating func shortView(_ form: ViewForm, _ node: Int, at key: Int) -> ViewDefinition? {
    let isNull = tree.isNull(node)
    if isNull, form.takesNothing { return form.plain(&self, key) }
    guard form.short != nil else {
      fail(node) {
        form.fields["views"] == nil
          ? ShapeProblem.noValue(form.kind.rawValue) : .notViews(form.kind.rawValue, FoundValue($0))
      }
      return nil
    }
    guard !isNull else {
      fail(node) {
        ShapeProblem.needsValue(form.kind.rawValue, example: form.sample, CommentedValue(after: $0.usedRange))
      }
      return nil
    }
    return form.value(&self, node, key)
  }

  mutating func part(_ draft: PartViewDraft, _ node: Int) -> PartDefinition? {
    guard let name = draft.name else { return nil }
    hasParts = true
    refer(to: name.node, with: draft.with?.node, isPart: true)
    // Its parameters may have been written beside `with` by mistake.
    let form = Grammar.form(of: .part)
    let known = form.fieldsInContainers.keys + form.fieldsInLists.keys
    let misplaced = tree.kind(node) == .mapping ? tree.entries(node).map { tree.string($0.key) } : []
    references.screens[references.screens.count - 1].misplaced = Set(misplaced).subtracting(known)
    return PartDefinition(name: name.value, with: draft.with?.value ?? .empty)
  }

  mutating func element<Owner>(_ node: Int, _ form: Form<Owner>, _ subject: ReadingSubject) -> Owner? {
    repeated(node) { $0.form(node, form, subject) }
  }
}
