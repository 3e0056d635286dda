import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  mutating func readForm(_ node: Int) -> [ContextField] {
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
    // With an unreadable key, the keys of the form are unknown.
    if fields.count < tree.count(node) { references.untyped.insert(Reference.form) }
    return fields
  }

  /// Reads something about navigation, where the form isn't available.
  mutating func withoutForm<Value>(_ read: (inout DefinitionReader) -> Value) -> Value {
    let form = scope.form
    scope.form = []
    defer { scope.form = form }
    return read(&self)
  }

  /// The problems with form values among new values: those of `form`, and of keys that start with `form.`.
  func formProblems(_ entries: [Given.Entry]) -> [GivenProblem] {
    entries.flatMap { entry -> [GivenProblem] in
      if entry.name == Reference.form {
        let found = entry.value.problems(in: scope.form, setting: true, of: "the form")
        return found.map { $0.inside(.key(Reference.form)) }
      }
      guard let path = ContextPath(entry.name) else { return [] }
      let found: [GivenProblem]
      do {
        found = entry.value.problems(setting: try scope.type(of: Reference(path: path)), "'\(path)'")
      } catch {
        let known = scope.form.map { "\(Reference.form).\($0.name)" }
        return [GivenProblem(.unknownKey(entry.name, of: "the form", known: known))]
      }
      return found.map { $0.inside(.key(entry.name)) }
    }
  }

  mutating func selection(_ node: Int, _ subject: ReadingSubject) -> Attribute<Int>? {
    guard let reference = plainReference(node) else { return attribute(node, in: nil, subject) }
    guard let type = type(of: reference, at: node) else { return nil }
    switch type.unwrapped {
    case .int, .choice: return .reference(reference)
    default:
      let what = words(subject)
      fail(node) { _ in ValueProblem.notSelection(what, reference, type) }
      return nil
    }
  }

  /// The values of the choice that titles in order correspond to; empty if an index is selected.
  func choices(selectedBy selected: Attribute<Int>) -> [String] {
    guard case .reference(let reference) = selected,
      case .choice(let values)? = try? scope.type(of: reference).unwrapped
    else { return [] }
    return values
  }

  mutating func checkTitles(_ titles: Int, _ key: String, by selected: Int?) {
    let reference = selected.flatMap(plainReference)
    let type = reference.flatMap { try? scope.type(of: $0) }?.unwrapped
    guard case .choice(let values)? = type else {
      if tree.kind(titles) == .mapping, selected == nil || type != nil || reference == nil {
        fail(titles) { _ in ValueProblem.titlesWithoutChoice(key) }
      }
      return
    }
    guard tree.kind(titles) == .mapping else {
      let count = tree.count(titles)
      if let root = reference?.path.root, scope.locals.contains(where: { $0.name == root }) {
        fail(titles) { _ in ValueProblem.titlesWithoutValues(key, values) }
      } else if tree.kind(titles) == .sequence, count != values.count {
        fail(titles) { _ in ValueProblem.titleCount(count, of: values) }
      }
      return
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
    if !without.isEmpty, isGood { fail(titles) { _ in ValueProblem.missingTitles(without) } }
  }
}
