import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Checker {
  /// Whether a value follows a rule of the grammar.
  @discardableResult
  mutating func check(_ node: Int, _ check: Check, _ subject: CheckSubject) -> Bool {
    guard !tree.isBroken(node) else { return giveUp() }
    switch check {
    case .anything: return true
    case .text: return text(node, subject)
    case .template: return template(node, subject)
    case .localized: return localized(node, subject)
    case .contextNumber: return contextNumber(node)
    case .literal(let type): return value(node, of: known(type), subject) != nil
    case .imageName:
      if tree.kind(node) == .scalar, tree.text(node).isEmpty { return fail(node) { _ in ShapeProblem.emptyImageName } }
      return template(node, .name("the image name"))
    case .condition: return condition(node, subject)
    case .selection: return selection(node, subject)
    case .flag: return flag(node, subject)
    case .group: return group(node, subject)
    case .number(let range): return number(node, in: range, subject)
    case .integer(let range): return integer(node, in: range, subject)
    case .attribute(let type, let range): return attribute(node, of: known(type), in: range, subject)
    case .word(let words): return word(node, words, subject)
    case .name(let kind): return name(node, kind, subject)
    case .reference(let kind): return reference(node, kind, subject)
    case .builtScreen: return text(node, subject) && refer(to: node)
    case .stateValues: return stateValues(node)
    case .severities: return severities(node)
    case .onlyRoute: return route(node)
    case .layers: return layers(node, subject)
    case .list(let list): return self.list(node, list, subject)
    case .named(let kind, let value):
      return named(node, kind, subject) { $0.check($2, value, .key($1)) }
    case .mapping(let keys): return mapping(node, keys, subject)
    case .oneOf(let forms): return oneOf(node, forms, subject)
    case .construct(let construct): return self.construct(node, construct, subject)
    }
  }

  private mutating func construct(_ node: Int, _ construct: Construct, _ subject: CheckSubject) -> Bool {
    switch construct {
    case .view: view(node)
    case .containerView: view(node, isContainers: true)
    case .listView: view(node, isLists: true)
    case .listSection, .gridSection, .swipeAction, .rowSwitch: viewLike(node, construct, subject)
    case .content: content(node)
    case .child: child(node, subject)
    case .layer: giveUp()
    case .tap: tap(node)
    case .oneAction: action(node)
    case .barItem: barItem(node)
    case .alertAction, .menuElement:
      repeated(node) { $0.check(node, $0.rules.grammar.check(of: construct), subject) }
    case .link: link(node)
    case .redirect: redirect(node)
    case .find: find(node)
    case .presentation: presentation(node, subject)
    case .route:
      if case .key(let name) = subject { route(node, named: tree.string(name)) } else { route(node) }
    case .contextTask: task(node, construct)
    case .postTask: task(node, construct)
    case .walkStep: walkStep(node)
    case .interceptor: interceptor(node, subject)
    case .matrix:
      sink != nil || isPlainMatrix(node) ? check(node, rules.grammar.check(of: .matrix), subject) : giveUp()
    default: check(node, rules.grammar.check(of: construct), subject)
    }
  }

  mutating func text(_ node: Int, _ subject: CheckSubject) -> Bool {
    guard !tree.isBroken(node) else { return giveUp() }
    if tree.kind(node) == .scalar { return true }
    let what = words(subject)
    return fail(node) { ShapeProblem.notText(what, FoundValue($0)) }
  }

  private mutating func flag(_ node: Int, _ subject: CheckSubject) -> Bool {
    if tree.style(node) == .plain, tree.text(node).equals("true") || tree.text(node).equals("false") { return true }
    return value(node, of: .bool, subject) != nil
  }

  /// `Onboarding/Seasonal`, no part of it empty.
  private mutating func group(_ node: Int, _ subject: CheckSubject) -> Bool {
    guard text(node, subject) else { return false }
    var previous = UInt8(ascii: "/")
    var isPath = true
    for byte in tree.text(node) {
      if byte == UInt8(ascii: "/"), previous == byte { isPath = false }
      previous = byte
    }
    return isPath && previous != UInt8(ascii: "/") || fail(node) { ShapeProblem.badGroup($0.shortText) }
  }

  private mutating func number(_ node: Int, in range: ClosedRange<Double>, _ subject: CheckSubject) -> Bool {
    guard let number = number(node) ?? value(node, of: .double, subject).flatMap(Double.init(contextValue:)) else {
      return false
    }
    if range.contains(number) { return true }
    let what = words(subject)
    return fail(node) {
      ShapeProblem.outOfRange(what, from: range.lowerBound.short, to: range.upperBound.short, found: $0.shortText)
    }
  }

  /// A number as it is written without quotes.
  func number(_ node: Int) -> Double? {
    guard tree.kind(node) == .scalar, tree.style(node) == .plain else { return nil }
    if let digits = tree.text(node).digits { return Double(digits) }
    guard case .double(let number)? = ContextType.double.scalarValue(of: tree.string(node)) else { return nil }
    return number
  }

  private mutating func integer(_ node: Int, in range: ClosedRange<Int>, _ subject: CheckSubject) -> Bool {
    guard case .int(let number)? = value(node, of: .int, subject) else { return false }
    if range.contains(number) { return true }
    let what = words(subject)
    return fail(node) { _ in
      ShapeProblem.outOfRange(what, from: "\(range.lowerBound)", to: "\(range.upperBound)", found: "\(number)")
    }
  }

  private mutating func word(_ node: Int, _ words: Check.Words, _ subject: CheckSubject) -> Bool {
    guard tree.kind(node) == .scalar else { return fail(node) { ShapeProblem.notWord(nil, FoundValue($0)) } }
    if words.set.contains(tree.text(node)) { return true }
    let noun = words.noun ?? "value of \(self.words(subject))"
    return fail(node, unknown: .word(noun), among: words.all)
  }

  /// A name that the value gives to something.
  mutating func name(_ node: Int, _ kind: NameKind, _ subject: CheckSubject) -> Bool {
    let isGood: Bool
    switch kind.style {
    case .kebabCase: isGood = tree.text(node).isKebabCase
    case .camelCase: isGood = tree.text(node).isCamelCase
    case .free where kind == .locale: isGood = tree.string(node).isLocale
    case .free: return text(node, subject)
    }
    if isGood { return kind != .id || isNewID(node) }
    let noun = kind == .id ? "view id" : kind == .key ? "element name" : kind.noun
    guard tree.kind(node) == .scalar else {
      return fail(node) {
        ShapeProblem.notText("the \(noun)\(kind.style == .kebabCase ? " name" : "")", FoundValue($0))
      }
    }
    return fail(node) { node -> ShapeProblem in
      switch kind.style {
      case .kebabCase: .badName(noun, node.text)
      case .camelCase: .badKey(noun, node.text)
      case .free: .badLocale(node.shortText)
      }
    }
  }

  /// Whether no view before has the id.
  private mutating func isNewID(_ node: Int) -> Bool {
    let id = tree.string(node)
    guard let first = ids[id] else {
      ids[id] = node
      return true
    }
    let range = sink?.node(first).usedRange
    return fail(node) { diagnostics, node in
      let notes = range.map { [DiagnosticNote("first used here", at: $0)] } ?? []
      diagnostics.report(DefinitionProblem.duplicateID(node.text), at: node, notes: notes)
    }
  }

  /// A name that something has.
  private mutating func reference(_ node: Int, _ kind: NameKind, _ subject: CheckSubject) -> Bool {
    switch kind {
    case .device:
      guard text(node, .name("the device name")) else { return false }
      let devices = rules.devices
      return rules.deviceWords.contains(tree.text(node)) || devices.contains(tree.string(node))
        || fail(node, unknown: .device, among: devices)
    case .fontFamily:
      guard text(node, subject) else { return false }
      // Where no fonts are named, or one can't be read, it isn't known which there are.
      let known = rules.settings.fontNames
      let name = tree.string(node)
      return known.isEmpty || known.contains(name) || SystemFonts.has(name)
        || fail(node, unknown: .fontFamily, among: known)
    case .interceptor:
      guard name(node, kind, subject) else { return false }
      let known = rules.settings.interceptors.map(\.name)
      guard rules.interceptors.contains(tree.text(node)) || known.contains(tree.string(node)) else {
        return fail(node, unknown: .interceptor, among: known)
      }
      return isAskable(by: node)
    case .fixture:
      guard text(node, subject) else { return false }
      // The matrix of the catalogue is for all screens.
      guard let fixtures else { return true }
      let name = tree.string(node)
      return name == Fixture.examples || fixtures.contains(name)
        || fail(node, unknown: .fixture(of: nil), among: [Fixture.examples] + fixtures)
    case .screen: return text(node, subject) && refer(to: node, needsContext: false, isWay: false)
    case .tab:
      guard text(node, subject) else { return false }
      return Int(tree.string(node)) != nil || refer(to: node, needsContext: false, isWay: false)
    case .input:
      guard text(node, subject) else { return false }
      // Views that come later have ids too.
      if tree.string(node) != TapAction.noFocus { focused.append(node) }
      return true
    // Whether a class is there is looked at when all is known.
    case .class:
      guard text(node, subject) else { return false }
      look.contentClasses.append(tree.string(node))
      return true
    default: return text(node, subject)
    }
  }

  mutating func list(_ node: Int, _ list: Check.ListCheck, _ subject: CheckSubject) -> Bool {
    var element = subject
    if case .key(let key) = subject { element = .element(of: key) }
    let kind = tree.kind(node)
    guard kind == .sequence else {
      if kind == .scalar ? list.takesScalar : list.takesMapping { return check(node, list.element, element) }
      let what = words(subject)
      return fail(node) { ShapeProblem.notList(what, FoundValue($0)) }
    }
    let isFull = tree.count(node) >= list.atLeast
    if !isFull {
      let what = words(subject)
      fail(node) { _ in ShapeProblem.noElements(what, list.noun, atLeast: list.atLeast) }
    }
    return elements(node) { $0.check($1, list.element, element) } && isFull
  }

  /// Whether the elements of a sequence are all right.
  mutating func elements(_ node: Int, _ check: (inout Checker, Int) -> Bool) -> Bool {
    var isAllRight = true
    for element in tree.elements(node) where !check(&self, element) {
      guard sink != nil else { return false }
      isAllRight = false
    }
    return isAllRight
  }

  /// Whether a mapping has names, each with a value that is right.
  mutating func named(
    _ node: Int,
    _ kind: NameKind,
    _ subject: CheckSubject,
    _ check: (inout Checker, _ name: Int, _ value: Int) -> Bool
  ) -> Bool {
    guard tree.kind(node) == .mapping else {
      let what = words(subject)
      return fail(node) { ShapeProblem.notMapping(what, of: kind.mappingWords, FoundValue($0)) }
    }
    var isAllRight = true
    for entry in tree.entries(node) where !(name(entry.key, kind, subject) && check(&self, entry.key, entry.value)) {
      guard sink != nil else { return false }
      isAllRight = false
    }
    return isAllRight
  }

  private mutating func oneOf(_ node: Int, _ forms: Check.Forms, _ subject: CheckSubject) -> Bool {
    switch tree.kind(node) {
    case .scalar where tree.isNull(node) && forms.takesNothing: return true
    case .sequence: if let list = forms.list ?? forms.mappingForWord { return check(node, list, subject) }
    case .mapping: if let mapping = forms.mapping { return check(node, mapping, subject) }
    case .scalar:
      if case .word(let words)? = forms.scalar, words.noun == nil, !words.set.contains(tree.text(node)) {
        let what = self.words(subject)
        let keys: [String] = if case .mapping(let mapping)? = forms.mapping { mapping.fields.keys } else { [] }
        return fail(node, unknown: .form(what, words.all, keys: keys), among: words.all)
      }
    }
    return check(node, forms.scalar ?? forms.list ?? forms.mapping ?? .anything, subject)
  }
}

extension NameKind {
  /// What a mapping by such names is one of.
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
