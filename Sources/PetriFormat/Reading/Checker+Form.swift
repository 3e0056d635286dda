import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// What a person fills in.
extension Checker {
  /// The form's keys, each with a default unless it may be absent.
  mutating func form(_ node: Int) {
    // Outlines have no place for it.
    guard sink != nil else {
      giveUp()
      return
    }
    if context.contains(where: { $0.name == Reference.form }) {
      fail(mapping: node, ShapeProblem.reserved("key 'form' of the context", for: "the form"))
    }
    let fields = fields(node, of: "the form", reserved: nil)
    for field in fields where field.isRequired {
      let key = tree.entries(node).first { tree.string($0.key) == field.name }?.key ?? node
      fail(key) { _ in ValueProblem.missingFormDefault(field) }
    }
    for (key, value) in tree.entries(node) {
      guard tree.kind(value) == .mapping, let text = tree.value(of: .default, in: value), tree.kind(text) == .scalar,
        let reference = (try? TextTemplate(tree.string(text)))?.wholeReference
      else { continue }
      let name = tree.string(key)
      fail(text) { _ in LintProblem.referenceInDefault("\(reference)", of: name) }
    }
    scope.form = fields
  }

  /// Looks at what is said of navigation, where no form is known.
  mutating func withoutForm(_ check: (inout Checker) -> Bool) -> Bool {
    let form = scope.form
    scope.form = []
    defer { scope.form = form }
    return check(&self)
  }

  /// What a fixture has filled in.
  mutating func form(_ node: Int, at key: Int, ofFixture name: String) -> Bool {
    guard !tree.isNull(node) else { return failMissingValue(of: (key, node)) }
    guard tree.kind(node) == .mapping else {
      return fail(node) { ShapeProblem.notMapping("'form'", of: "keys of the form to values", FoundValue($0)) }
    }
    let problems = tree.entries(node).flatMap { self.problems(of: $0.value, for: $0.key, in: scope.form) }
    fail(problems, in: node, "the form of the fixture '\(name)'")
    return problems.isEmpty
  }

  /// What doesn't fit the form among new values: of `form`, and of keys that begin with `form.`.
  func formProblems(_ entries: [Given.Entry]) -> [GivenProblem] {
    entries.flatMap { entry -> [GivenProblem] in
      if entry.name == Reference.form {
        return entry.value.problems(in: scope.form, of: "the form").map { $0.inside(.key(Reference.form)) }
      }
      guard let path = ContextPath(entry.name) else { return [] }
      let found: [GivenProblem]
      do {
        found = entry.value.problems(of: try scope.type(of: Reference(path: path)), "'\(path)'")
      } catch {
        let known = scope.form.map { "\(Reference.form).\($0.name)" }
        return [GivenProblem(.unknownKey(entry.name, of: "the form", known: known))]
      }
      return found.map { $0.inside(.key(entry.name)) }
    }
  }

  /// Which of several titles is selected: a place, or a value that is one or a choice.
  mutating func selection(_ node: Int, _ subject: CheckSubject) -> Bool {
    guard tree.kind(node) == .scalar, let reference = (try? TextTemplate(tree.string(node)))?.wholeReference else {
      return attribute(node, of: .int, in: nil, subject)
    }
    guard let type = type(of: reference, at: node) else { return false }
    switch type.unwrapped {
    case .int, .choice: return true
    default:
      let what = words(subject)
      return fail(node) { _ in ValueProblem.notSelection(what, reference, type) }
    }
  }

  /// Whether titles are those of the choice that is selected by them.
  mutating func titles(_ titles: Int, _ key: String, by selected: Int?) -> Bool {
    let reference = selected.flatMap { (try? TextTemplate(tree.string($0)))?.wholeReference }
    let type = reference.flatMap { try? scope.type(of: $0) }?.unwrapped
    guard case .choice(let values)? = type else {
      guard tree.kind(titles) == .mapping, selected == nil || type != nil || reference == nil else { return true }
      return fail(titles) { _ in ValueProblem.titlesWithoutChoice(key) }
    }
    guard tree.kind(titles) == .mapping else {
      if let root = reference?.path.root, scope.locals.contains(where: { $0.name == root }) {
        return fail(titles) { _ in ValueProblem.titlesWithoutValues(key, values) }
      }
      let count = tree.count(titles)
      return tree.kind(titles) != .sequence || count == values.count
        || fail(titles) { _ in ValueProblem.titleCount(count, of: values) }
    }
    var missing = Set(values)
    var isGood = true
    for (value, _) in tree.entries(titles) {
      if values.contains(tree.string(value)) {
        missing.remove(tree.string(value))
      } else {
        isGood = fail(value, unknown: .word("value of the choice"), among: values)
      }
    }
    let without = values.filter(missing.contains)
    return (without.isEmpty || !isGood || fail(titles) { _ in ValueProblem.missingTitles(without) }) && isGood
  }
}
