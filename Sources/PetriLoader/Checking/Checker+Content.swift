import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension Checker {
  /// The core of a screen: views, or a container of screens.
  mutating func content(_ node: Int) -> Bool {
    switch tree.kind(node) {
    case .sequence: return elements(node) { $0.view($1) }
    case .scalar: return fail(node) { ShapeProblem.notContent(FoundValue($0)) }
    case .mapping: break
    }
    if let entry = tree.onlyEntry(node), rules.grammar.kinds.place(of: tree.symbol(entry.key)) != nil {
      return view(node)
    }
    contentContainer = nil
    for (key, _) in tree.entries(node) {
      switch tree.key(key) {
      case .tabs: contentContainer = .tabs
      case .pages: contentContainer = .pages
      case .split: contentContainer = .split
      case .navigation:
        contentContainer = .navigation
        mayBeNavigation = true
      default: break
      }
    }
    return mapping(node, rules.grammar.content)
  }

  /// A screen inside, with what it is given.
  mutating func child(_ node: Int, _ subject: CheckSubject) -> Bool {
    guard tree.kind(node) != .scalar else { return fail(node) { ShapeProblem.notChild(FoundValue($0)) } }
    let isGood = mapping(node, rules.grammar.child)
    guard let name = tree.given(.screen, in: node), tree.kind(name) == .scalar else { return false }
    var isSecondary = false
    if case .key(let key) = subject { isSecondary = tree.text(key).equals("secondary") }
    let isReferred = refer(
      to: name,
      with: tree.given(.with, in: node),
      fixture: tree.given(.fixture, in: node),
      holder: contentContainer,
      isSecondary: isSecondary
    )
    if sink == nil { named.children.append(tree.string(name)) }
    return isReferred && isGood
  }

  /// Notes a screen that is named.
  ///
  /// - Parameters:
  ///   - with: the values that it is given.
  ///   - needsContext: whether it is built from here, and not only named.
  ///   - isWay: whether a person gets there from here.
  ///   - isOpened: whether a tap opens it.
  ///   - holder: the container that is to hold it.
  mutating func refer(
    to node: Int,
    with: Int? = nil,
    fixture: Int? = nil,
    needsContext: Bool = true,
    isWay: Bool = true,
    isOpened: Bool = false,
    holder: SystemContainer? = nil,
    isSecondary: Bool = false
  ) -> Bool {
    guard let sink else {
      var reference = ScreenOutline.Reference(name: tree.string(node))
      reference.needsContext = needsContext
      reference.isWay = isWay
      reference.isOpened = isOpened
      reference.holder = holder
      reference.fixture = fixture.map(tree.string)
      guard with.map({ gives($0, to: &reference) }) ?? true else { return false }
      named.screens.append(reference)
      return true
    }
    var reference = PendingChecks.ScreenReference(
      name: sink.node(node),
      fixture: fixture.map(sink.node),
      with: with.map(sink.node),
      scope: scope
    )
    reference.needsContext = needsContext
    reference.holder = holder
    reference.isSecondary = isSecondary
    sink.checks.screens.append(reference)
    return true
  }

  /// Notes the values that a reference is given; those that are more than scalars need nodes.
  private mutating func gives(_ node: Int, to reference: inout ScreenOutline.Reference) -> Bool {
    guard tree.kind(node) == .mapping else { return isBroken() }
    for (key, value) in tree.entries(node) {
      guard let value = given(value) else { return isBroken() }
      reference.given.append(ScreenOutline.Given(name: tree.string(key), value: value))
    }
    return true
  }

  private mutating func given(_ node: Int) -> ScreenOutline.Given.Value? {
    guard tree.kind(node) == .scalar else { return nil }
    guard tree.text(node).contains(UInt8(ascii: "$")) else { return .literal(tree.literal(node)) }
    guard let template = try? TextTemplate(tree.string(node)) else { return nil }
    if template.references.isEmpty { return .literal(tree.literal(node)) }
    if let reference = template.wholeReference { return type(of: reference, at: node).map { .reference($0) } }
    return self.template(node, .name("")) ? .template : nil
  }

  /// The layers of the onion.
  mutating func layers(_ node: Int, _ subject: CheckSubject) -> Bool {
    guard tree.kind(node) == .sequence else { return list(node, Checker.noLayers, subject) }
    layers = []
    var containers: [(name: String, place: Place?, node: Int)] = []
    return elements(node) { checker, element in
      if checker.tree.text(element).equals("inherited") {
        for layer in checker.inherited where layer.kind.isContainer { containers.append((layer.name, layer.place, 0)) }
        checker.named.inherited = checker.inherited.filter(\.kind.isContainer).map(\.name)
        checker.layers += checker.inherited.map(\.kind.container)
        return true
      }
      guard let name = checker.layer(element) else { return checker.isBroken() }
      guard !name.isEmpty else { return true }
      defer { containers.append((name, nil, element)) }
      guard let first = containers.first(where: { $0.name == name }) else { return true }
      return checker.fail(element) { node in
        let start = node.node(first.node).usedRange.start
        let place = first.place ?? Place(file: node.file.path, line: start.line, column: start.column)
        return DefinitionProblem.wrapsItself(name, first: place)
      }
    }
  }

  private static let noLayers = Check.ListCheck(.text, atLeast: 0, orOne: false)

  /// A layer; the name of the catalogue's container that it is, "" of any other, `nil` where it is none.
  private mutating func layer(_ node: Int) -> String? {
    var (name, parameters) = (node, Int?.none)
    switch tree.kind(node) {
    case .sequence:
      fail(node) { _ in ShapeProblem.notLayer }
      return nil
    case .scalar: break
    case .mapping:
      guard let entry = tree.onlyEntry(node) else {
        fail(node) { _ in ShapeProblem.severalLayers }
        return nil
      }
      (name, parameters) = (entry.key, entry.value)
      if tree.text(name).equals("class") {
        layers.append(nil)
        return check(entry.value, .reference(.class), .key(entry.key)) ? "" : nil
      }
    }
    let text = tree.text(name)
    if rules.grammar.systemContainers.contains(text), let system = SystemContainer(rawValue: String(text)) {
      if system == .navigation { mayBeNavigation = true }
      layers.append(system)
      if let parameters, !tree.isNull(parameters) {
        fail(parameters) { _ in DefinitionProblem.noParameters(system) }
      }
      return ""
    }
    layers.append(nil)
    if let given = parameters, tree.isNull(given) { parameters = nil }
    return contain(in: name, parameters) ? String(text) : nil
  }

  /// Notes a container that is named.
  private mutating func contain(in node: Int, _ parameters: Int?) -> Bool {
    guard let sink else {
      var reference = ScreenOutline.Reference(name: tree.string(node))
      guard parameters.map({ gives($0, to: &reference) }) ?? true else { return false }
      named.containers.append(reference)
      return true
    }
    sink.checks.containers.append(
      .init(name: sink.node(node), parameters: parameters.map(sink.node), scope: scope)
    )
    return true
  }
}

extension Layer.Kind {
  var isContainer: Bool { if case .container = self { true } else { false } }
}
