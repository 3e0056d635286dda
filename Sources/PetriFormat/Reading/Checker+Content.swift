import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Checker {
  /// The core of a screen: views, or a container of screens.
  mutating func content(_ node: Int) -> Bool {
    contentContainer = nil
    look.isOnlyPresented = false
    switch tree.kind(node) {
    case .sequence: return elements(node) { $0.view($1) }
    case .scalar: return fail(node) { ShapeProblem.notContent(FoundValue($0)) }
    case .mapping: break
    }
    if let entry = tree.onlyEntry(node), rules.grammar.kinds.place(of: tree.symbol(entry.key)) != nil {
      return view(node)
    }
    for (key, _) in tree.entries(node) {
      switch tree.key(key) {
      case .tabs: contentContainer = .tabs
      case .pages: contentContainer = .pages
      case .split: contentContainer = .split
      case .navigation: contentContainer = .navigation
      case .alert, .actionSheet, .systemPrompt, .share: look.isOnlyPresented = true
      default: break
      }
    }
    let isGood = mapping(node, rules.grammar.content)
    return areActionsPossible(node) && isGood
  }

  /// Whether UIKit takes the actions of an alert, of which one cancels and one is preferred at most.
  private mutating func areActionsPossible(_ content: Int) -> Bool {
    var isGood = true
    for key in [CheckedKey.alert, .actionSheet] {
      guard let alert = tree.given(key, in: content), let actions = tree.given(.actions, in: alert) else { continue }
      var (cancelling, preferred) = (0, 0)
      for action in tree.elements(actions) {
        if let style = tree.given(.style, in: action), tree.text(style).equals("cancel") {
          cancelling += 1
          if cancelling > 1 { isGood = fail(style) { _ in DefinitionProblem.secondCancel } }
        }
        guard let node = tree.given(.preferred, in: action), tree.text(node).equals("true") else { continue }
        preferred += 1
        if key == .actionSheet { isGood = fail(node) { _ in DefinitionProblem.preferredInSheet } }
        if preferred > 1, key == .alert { isGood = fail(node) { _ in DefinitionProblem.secondPreferred } }
      }
    }
    return isGood
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
    return isReferred && isGood
  }

  /// Notes a screen that is named.
  ///
  /// - Parameters:
  ///   - with: the values that it is given.
  ///   - needsContext: whether it is built from here, and not only named.
  ///   - isWay: whether a person gets there from here.
  ///   - isOpened: whether a tap opens it.
  ///   - isPart: whether it is used as a view.
  ///   - holder: the container that is to hold it.
  mutating func refer(
    to node: Int,
    with: Int? = nil,
    fixture: Int? = nil,
    needsContext: Bool = true,
    isWay: Bool = true,
    isOpened: Bool = false,
    isPart: Bool = false,
    holder: SystemContainer? = nil,
    isSecondary: Bool = false
  ) -> Bool {
    var screen = References.Screen(name: tree.string(node))
    screen.given = with.map { given($0) }
    screen.fixture = fixture.map(tree.string)
    screen.needsContext = needsContext
    screen.isWay = isWay
    screen.isOpened = isOpened
    screen.isPart = isPart
    screen.holder = holder
    screen.isSecondary = isSecondary
    if let sink {
      screen.node = sink.node(node)
      screen.givenNode = with.map(sink.node)
      screen.fixtureNode = fixture.map(sink.node)
    }
    references.screens.append(screen)
    return goesOn
  }

  /// The layers of the onion.
  mutating func layers(_ node: Int, _ subject: CheckSubject) -> Bool {
    guard tree.kind(node) == .sequence else { return list(node, Checker.noLayers, subject) }
    layers = []
    var containers: [(name: String, place: Place?, node: Int)] = []
    return elements(node) { checker, element in
      if checker.tree.text(element).equals("inherited") {
        for layer in checker.inherited where layer.kind.isContainer { containers.append((layer.name, layer.place, 0)) }
        checker.layers += checker.inherited.map(\.kind.container)
        return true
      }
      guard let name = checker.layer(element) else { return checker.giveUp() }
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
        guard text(entry.value, .key(entry.key)) else { return nil }
        return ""
      }
    }
    let text = tree.text(name)
    if rules.grammar.systemContainers.contains(text), let system = SystemContainer(rawValue: String(text)) {
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
    references.containers.append(
      References.Container(
        name: tree.string(node),
        given: parameters.map { given($0) },
        node: sink?.node(node),
        givenNode: sink.flatMap { parameters.map($0.node) }
      )
    )
    return goesOn
  }
}

extension Layer.Kind {
  package var isContainer: Bool { if case .container = self { true } else { false } }

  /// The container of UIKit's that it is.
  var container: SystemContainer? { if case .system(let container) = self { container } else { nil } }
}
