import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Checker {
  /// A view: a mapping of its kind, or a kind's word where it needs nothing more.
  ///
  /// - Parameters:
  ///   - isContainers: whether it is a container's own, which can be pinned.
  ///   - isLists: whether it is in a list, and can be a row of it.
  mutating func view(_ node: Int, isContainers: Bool = false, isLists: Bool = false) -> Bool {
    switch tree.kind(node) {
    case .scalar:
      return rules.grammar.wordsOfViews.contains(tree.text(node)) || failWord(node)
    case .sequence: return fail(node) { ShapeProblem.notView(FoundValue($0), isScalar: false) }
    case .mapping:
      guard let entry = tree.entries(node).first(where: { _ in true }) else {
        return fail(node) { ShapeProblem.notView(FoundValue($0), isScalar: false) }
      }
      if tree.value(of: .cases, in: node) != nil {
        return alternatives(node) { $0.view($1, isContainers: isContainers, isLists: isLists) }
      }
      guard let kind = rules.grammar.kinds.place(of: tree.symbol(entry.key)) else { return failKind(entry.key) }
      if !isLists, rules.grammar.views[kind].form.kind == .row {
        return fail(entry.key) { _ in DefinitionProblem.rowOutsideList }
      }
      var isAlone = true
      if tree.count(node) > 1 {
        for other in tree.entries(node).dropFirst() {
          let kind = tree.string(entry.key)
          isAlone = fail(other.key) { ShapeProblem.besideKind($0.shortText, kind: kind) }
        }
      }
      return view(rules.grammar.views[kind], entry.value, isContainers: isContainers) && isAlone
    }
  }

  private mutating func failWord(_ node: Int) -> Bool {
    let text = tree.string(node)
    if let kind = Grammar.kind(named: text) {
      return fail(node) { _ in ShapeProblem.needsValue(text, example: kind.sample) }
    }
    return failMissingSpace(node) || fail(node) { ShapeProblem.notView(FoundValue($0), isScalar: true) }
  }

  private mutating func failKind(_ key: Int) -> Bool {
    if failMissingSpace(key) { return false }
    return fail(key, unknown: .view, among: Grammar.viewForms.map(\.kind.rawValue))
  }

  /// Whether a text or a key is a view whose colon has no space after it; that is reported.
  private mutating func failMissingSpace(_ node: Int) -> Bool {
    let text = tree.string(node)
    guard let colon = text.firstIndex(of: ":"), Grammar.kind(named: String(text[..<colon])) != nil else {
      return false
    }
    var isReported = false
    fail(node) { diagnostics, node in
      guard !node.isQuoted, !node.isAlias else { return }
      let place = node.range.startOffset + text[...colon].utf8.count
      diagnostics.report(ShapeProblem.missingSpace(String(text[...colon]), colonEnd: place), at: node)
      isReported = true
    }
    return isReported
  }

  private mutating func view(_ view: ViewCheck, _ node: Int, isContainers: Bool) -> Bool {
    guard !tree.isBroken(node) else { return giveUp() }
    let isPart = view.form.kind == .part
    guard tree.kind(node) == .mapping else { return shortForm(view, node) && (!isPart || part(node)) }
    if view.form.kind.isTypedIn, let id = tree.given(.id, in: node) { inputs.insert(tree.string(id)) }
    return repeated(node) { checker in
      let isGood = checker.mapping(node, isContainers ? view.keysInContainers : view.keys)
      guard isPart else { return isGood }
      let isReferred = checker.part(node)
      if !isGood, checker.sink != nil { checker.noteMisplacedParameters(of: node, view.keys) }
      return isReferred && isGood
    }
  }

  /// What a list, a grid or a row has besides views.
  mutating func viewLike(_ node: Int, _ construct: Construct, _ subject: CheckSubject) -> Bool {
    return repeated(node) { $0.check(node, $0.rules.grammar.check(of: construct), subject) }
  }

  /// Notes the part that a view is.
  private mutating func part(_ node: Int) -> Bool {
    let isShort = tree.kind(node) == .scalar
    guard let name = isShort ? node : tree.given(.name, in: node), tree.kind(name) == .scalar else { return goesOn }
    hasParts = true
    return refer(to: name, with: isShort ? nil : tree.given(.with, in: node), isPart: true)
  }

  /// Notes the keys of the part before that are none of a view's.
  private mutating func noteMisplacedParameters(of node: Int, _ keys: KeyChecks) {
    let misplaced = tree.entries(node).filter { keys.place(of: tree.symbol($0.key)) == nil }.map { tree.string($0.key) }
    guard let last = references.screens.indices.last, references.screens[last].isPart else { return }
    references.screens[last].misplaced = Set(misplaced)
  }

  /// A mapping that may be there for each element of a list, which its values may name.
  mutating func repeated(_ node: Int, _ check: (inout Checker) -> Bool) -> Bool {
    guard tree.kind(node) == .mapping, let each = tree.value(of: .each, in: node) else {
      if sink != nil, tree.kind(node) == .mapping,
        tree.entries(node).contains(where: { OtherWords.meaning(of: tree.string($0.key), among: ["each"]) != nil })
      {
        // What the elements are isn't known.
        references.untyped.formUnion([Repetition.defaultName, Repetition.indexName])
      }
      return check(&self)
    }
    let outer = scope
    repetition(each, in: node)
    let isGood = check(&self)
    scope = outer
    return isGood && goesOn
  }

  /// A view whose kind has an attribute's value or nothing behind it.
  private mutating func shortForm(_ view: ViewCheck, _ node: Int) -> Bool {
    let form = view.form
    if tree.isNull(node), form.takesNothing { return true }
    let kind = form.kind
    guard let short = view.short else {
      return fail(node) {
        form.fields["views"] == nil
          ? ShapeProblem.noValue(kind.rawValue) : .notViews(kind.rawValue, FoundValue($0))
      }
    }
    guard !tree.isNull(node) else {
      return fail(node) {
        ShapeProblem.needsValue(kind.rawValue, example: kind.sample, CommentedValue(behind: $0.usedRange))
      }
    }
    return check(node, short, .symbol(view.shortKey))
  }
}
