import PetriCatalog
import PetriDiagnostics
import PetriText
import PetriYAML

extension DefinitionReader {
  mutating func text(_ node: Int, _ subject: ReadingSubject) -> String? {
    guard isText(node, subject) else { return nil }
    return tree.string(node)
  }

  mutating func isText(_ node: Int, _ subject: ReadingSubject) -> Bool {
    guard !tree.isBroken(node) else { return giveUp() }
    if tree.kind(node) == .scalar { return true }
    let what = words(subject)
    return fail(node) { ShapeProblem.notText(what, FoundValue($0)) }
  }

  mutating func flag(_ node: Int, _ subject: ReadingSubject) -> Bool? {
    if tree.style(node) == .plain {
      if tree.text(node).equals("true") { return true }
      if tree.text(node).equals("false") { return false }
    }
    return value(node, of: .bool, subject).flatMap { Bool(contextValue: $0) }
  }

  mutating func group(_ node: Int, _ subject: ReadingSubject) -> [String]? {
    guard let text = text(node, subject) else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.contains("") { fail(node) { ShapeProblem.badGroup($0.shortText) } }
    return parts
  }

  mutating func number(_ node: Int, in range: ClosedRange<Double>, _ subject: ReadingSubject) -> Double? {
    guard let number = number(node) ?? value(node, of: .double, subject).flatMap(Double.init(contextValue:)) else {
      return nil
    }
    if range.contains(number) { return number }
    let what = words(subject)
    fail(node) {
      ShapeProblem.outOfRange(what, from: range.lowerBound.short, to: range.upperBound.short, found: $0.shortText)
    }
    return nil
  }

  func number(_ node: Int) -> Double? {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain else { return nil }
    if let digits = tree.text(node).digits { return Double(digits) }
    guard case .double(let number)? = ContextType.double.scalarValue(of: tree.string(node)) else { return nil }
    return number
  }

  mutating func integer(_ node: Int, in range: ClosedRange<Int>, _ subject: ReadingSubject) -> Int? {
    guard case .int(let number)? = value(node, of: .int, subject) else { return nil }
    if range.contains(number) { return number }
    let what = words(subject)
    fail(node) { _ in
      ShapeProblem.outOfRange(what, from: "\(range.lowerBound)", to: "\(range.upperBound)", found: "\(number)")
    }
    return nil
  }

  mutating func word(_ node: Int, _ words: [String], _ noun: String?, _ subject: ReadingSubject) -> String? {
    guard tree.kind(node) == .scalar else {
      fail(node) { ShapeProblem.notWord(nil, FoundValue($0)) }
      return nil
    }
    let text = tree.string(node)
    if words.contains(text) { return text }
    fail(node, unknown: .word(noun ?? "value of \(self.words(subject))"), among: words)
    return nil
  }

  mutating func name(_ node: Int, _ kind: NameKind, _ subject: ReadingSubject) -> String? {
    let isGood: Bool
    switch kind.style {
    case .kebabCase: isGood = tree.text(node).isKebabCase
    case .camelCase: isGood = tree.text(node).isCamelCase
    case .free where kind == .locale: isGood = tree.string(node).isLocale
    case .free: return text(node, subject)
    }
    if isGood {
      if kind == .id { noteID(node) }
      return tree.string(node)
    }
    let noun = kind == .id ? "view id" : kind == .key ? "element name" : kind.noun
    guard tree.kind(node) == .scalar else {
      fail(node) {
        ShapeProblem.notText("the \(noun)\(kind.style == .kebabCase ? " name" : "")", FoundValue($0))
      }
      return nil
    }
    fail(node) { node -> ShapeProblem in
      switch kind.style {
      case .kebabCase: .badName(noun, node.text)
      case .camelCase: .badKey(noun, node.text)
      case .free: .badLocale(node.shortText)
      }
    }
    return nil
  }

  /// Reports a duplicate view id.
  private mutating func noteID(_ node: Int) {
    let id = tree.string(node)
    guard let first = ids[id] else {
      ids[id] = node
      return
    }
    let range = sink.node(first).usedRange
    fail(node) { diagnostics, node in
      diagnostics.report(
        DefinitionProblem.duplicateID(node.text),
        at: node,
        notes: [DiagnosticNote("first used here", at: range)]
      )
    }
  }

  mutating func reference(_ node: Int, _ kind: NameKind, _ subject: ReadingSubject) -> String? {
    guard
      let name = kind == .interceptor
        ? name(node, kind, subject) : text(node, kind == .device ? .name("the device name") : subject)
    else { return nil }
    switch kind {
    case .device:
      if !rules.devices.contains(name) { fail(node, unknown: .device, among: rules.devices) }
    case .fontFamily:
      // Without named fonts, or with an unreadable one, the available fonts are unknown.
      let known = rules.settings.fontNames
      if !known.isEmpty, !known.contains(name), !SystemFonts.has(name) {
        fail(node, unknown: .fontFamily, among: known)
      }
    case .interceptor:
      if rules.interceptors.contains(name) {
        checkInterceptor(name, at: node)
      } else {
        fail(node, unknown: .interceptor, among: rules.interceptors)
      }
    case .fixture:
      // The matrix of the catalogue applies to all screens.
      if let fixtures, name != Fixture.examples, !fixtures.contains(name) {
        fail(node, unknown: .fixture(of: nil), among: [Fixture.examples] + fixtures)
      }
    case .screen: refer(to: node, needsContext: false, isDestination: false)
    case .tab: if Int(name) == nil { refer(to: node, needsContext: false, isDestination: false) }
    // Later views have ids, too.
    case .input: if name != TapAction.noFocus { focused.append(node) }
    // Classes are checked once all of them are known.
    default: break
    }
    return name
  }

  /// The elements of a list, or a single element; reports anything else and returns nil.
  mutating func list<Element>(
    _ node: Int,
    _ list: ListShape,
    _ element: Rule<Element>,
    _ subject: ReadingSubject
  ) -> [Element]? {
    var each = subject
    if case .key(let key) = subject { each = .element(of: key) }
    let kind = tree.kind(node)
    guard kind == .sequence else {
      if kind == .scalar ? list.takesScalar : list.takesMapping {
        return element.read(&self, node, each).map { [$0] } ?? []
      }
      let what = words(subject)
      var meant: String?
      if case .reference(.device) = list.element {
        meant = NearestName.suggestion(for: tree.string(node), among: rules.devices)
      }
      fail(node) { ShapeProblem.notList(what, FoundValue($0, meant: meant)) }
      return nil
    }
    if tree.count(node) < list.atLeast {
      let what = words(subject)
      fail(node) { _ in ShapeProblem.noElements(what, list.noun, atLeast: list.atLeast) }
    }
    var elements: [Element] = []
    elements.reserveCapacity(tree.count(node))
    for node in tree.elements(node) {
      guard !tree.isBroken(node) else {
        giveUp()
        continue
      }
      if let value = element.read(&self, node, each) { elements.append(value) }
    }
    return elements
  }

  func elementsOrOne(_ node: Int) -> [Int] { tree.kind(node) == .sequence ? Array(tree.elements(node)) : [node] }

  mutating func named<Element>(
    _ node: Int,
    _ kind: NameKind,
    _ subject: ReadingSubject,
    _ element: (inout DefinitionReader, _ name: Int, _ value: Int) -> Element?
  ) -> [Element]? {
    guard tree.kind(node) == .mapping else {
      let what = words(subject)
      fail(node) {
        ShapeProblem.notMapping(what, of: kind.mappingWords, FoundValue($0), example: kind.mappingExample)
      }
      return nil
    }
    var elements: [Element] = []
    for (key, value) in tree.entries(node) where name(key, kind, subject) != nil {
      if let value = element(&self, key, value) { elements.append(value) }
    }
    return elements
  }

  mutating func oneOf(_ node: Int, _ forms: FormChoice, _ subject: ReadingSubject) -> Int? {
    guard !tree.isBroken(node) else {
      giveUp()
      return nil
    }
    switch tree.kind(node) {
    case .sequence: if let list = forms.list ?? forms.mappingForWord { return list }
    case .mapping: if let mapping = forms.mapping { return mapping }
    case .scalar:
      if let words = forms.words, !words.contains(tree.string(node)) {
        fail(node, unknown: .form(self.words(subject), words, keys: forms.keys), among: words)
        return nil
      }
    }
    return forms.scalar ?? forms.list ?? forms.mapping
  }
}

extension NameKind {
  fileprivate var mappingExample: String? {
    switch self {
    case .fixture: "{long: {name: …}}"
    case .walk: "{first: [{tap: …}, {expect: …}]}"
    case .experiment: "{checkout: [short, long]}"
    default: nil
    }
  }

  fileprivate var mappingWords: String {
    switch self {
    case .fixture: "names to values"
    case .walk: "names to steps"
    case .route: "names to routes"
    case .hosts: "names to hosts"
    case .color: "names to colours"
    case .experiment: "names to variants"
    default: "names"
    }
  }
}

struct FormChoice: Sendable {
  let forms: [Shape]

  init(_ forms: [Shape]) { self.forms = forms }

  // Lazy, because constructs refer to one another.

  var list: Int? { index { if case .list = $0 { true } else { false } } }
  var mapping: Int? { index { $0.isMapping } }
  var scalar: Int? { index { if case .list = $0 { false } else { !$0.isMapping && !$0.isNothing } } }

  /// The words of the scalar form, if it accepts nothing else and messages have no other name for it.
  var words: [String]? {
    guard case .word(let words, nil)? = scalar.map({ forms[$0] }) else { return nil }
    return words
  }

  /// The index of the mapping form, used for a list in place of a word or a mapping.
  var mappingForWord: Int? { if case .word? = scalar.map({ forms[$0] }) { mapping } else { nil } }

  var keys: [String] {
    guard case .mapping(let form)? = mapping.map({ forms[$0] }) else { return [] }
    return form.keys
  }

  private func index(_ isMeant: (Shape) -> Bool) -> Int? { forms.firstIndex { isMeant($0.resolved) } }
}

extension Shape {
  var isMapping: Bool {
    switch self {
    case .mapping, .named, .values: true
    default: false
    }
  }

  fileprivate var isNothing: Bool { if case .nothing = self { true } else { false } }

  var noun: String {
    switch self {
    case .localized, .template: "title"
    case .shared(.child), .shared(.page): "screen"
    case .shared(let construct): construct.noun
    case .name(let kind), .reference(let kind): kind.noun
    case .word(_, let noun?): noun
    default: "value"
    }
  }
}

struct ListShape: Sendable {
  let element: Shape
  let atLeast: Int
  let orOne: Bool

  init(_ element: Shape, atLeast: Int, orOne: Bool) {
    self.element = element
    self.atLeast = atLeast
    self.orOne = orOne
  }

  var noun: String { element.noun }

  // Lazy, because constructs refer to one another.

  var takesMapping: Bool { orOne && (element.fields != nil || element.isText) }

  var takesScalar: Bool { orOne && element.forms.contains { !$0.isMapping } }
}

extension Shape {
  /// Whether the shape is text, which can be a mapping, too.
  fileprivate var isText: Bool { if case .localized = self { true } else { false } }
}
