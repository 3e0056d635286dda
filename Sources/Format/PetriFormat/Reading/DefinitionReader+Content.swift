import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  mutating func content(_ node: Int) -> Content? {
    core = .views
    switch tree.kind(node) {
    case .sequence: return .views(ViewsContent(views: views(node)))
    case .scalar:
      fail(node) { ShapeProblem.notContent(FoundValue($0)) }
      return nil
    case .mapping: break
    }
    if let entry = tree.onlyEntry(node), Grammar.kind(named: tree.string(entry.key)) != nil {
      return view(node).map { .views(ViewsContent(views: [$0])) }
    }
    if tree.count(node) > 1, tree.entries(node).allSatisfy({ Grammar.kind(named: tree.string($0.key)) != nil }) {
      let first = tree.entries(node).first { _ in true }?.key ?? node
      fail(first) { _ in ShapeProblem.viewsWithoutDashes }
      return nil
    }
    for (key, _) in tree.entries(node) {
      if let kind = Content.Word(rawValue: tree.string(key))?.core { core = kind }
    }
    guard let draft = form(node, Grammar.content) else { return nil }
    return draft.scene.storyboard == nil ? draft.content : scene(draft.scene, at: node)
  }

  private mutating func views(_ node: Int) -> [ViewDefinition] {
    var views: [ViewDefinition] = []
    for element in tree.elements(node) {
      if let view = view(element) { views.append(view) }
    }
    return views
  }

  /// The actions of an alert; UIKit allows at most one to cancel and one to be preferred.
  mutating func actions(_ node: Int, _ subject: ReadingSubject, of style: AlertContent.Style)
    -> [AlertActionDefinition]?
  {
    let actions = Grammar.alertActions.read(&self, node, subject)
    var (cancelling, preferred) = (0, 0)
    for action in tree.elements(node) {
      if let (_, style) = tree.entry(of: .style, in: action), tree.text(style).equals("cancel") {
        cancelling += 1
        if cancelling > 1 { fail(style) { _ in DefinitionProblem.secondCancel } }
      }
      guard let (_, node) = tree.entry(of: .preferred, in: action), tree.text(node).equals("true") else { continue }
      preferred += 1
      if style == .actionSheet { fail(node) { _ in DefinitionProblem.preferredInSheet } }
      if preferred > 1, style == .alert { fail(node) { _ in DefinitionProblem.secondPreferred } }
    }
    return actions
  }

  mutating func child(_ node: Int, _ form: Form<ChildDraft> = Grammar.child, isSecondary: Bool = false)
    -> ChildScreen?
  {
    guard tree.kind(node) != .scalar else {
      fail(node) { ShapeProblem.notChild(FoundValue($0)) }
      return nil
    }
    guard let draft = self.form(node, form), let name = draft.name else { return nil }
    refer(
      to: name.node,
      with: draft.with?.node,
      fixture: draft.fixture?.node,
      holder: core.container,
      isSecondary: isSecondary
    )
    return draft.child(at: place(name.node))
  }

  /// Records a reference to a screen.
  ///
  /// - Parameters:
  ///   - with: The values that it is given.
  ///   - needsContext: Whether the screen is built here, not only named.
  ///   - takesValues: Whether values can be given here.
  ///   - isDestination: Whether users get to the screen from here.
  ///   - isOpened: Whether a tap opens it.
  ///   - isPart: Whether it is used as a view.
  ///   - holder: The container that will hold it.
  mutating func refer(
    to node: Int,
    with: Int? = nil,
    fixture: Int? = nil,
    needsContext: Bool = true,
    takesValues: Bool = true,
    isDestination: Bool = true,
    isOpened: Bool = false,
    isPart: Bool = false,
    holder: SystemContainer? = nil,
    isSecondary: Bool = false
  ) {
    var screen = References.Screen(name: tree.string(node))
    screen.given = with.map { givenValues($0) }
    screen.fixture = fixture.map(tree.string)
    screen.needsContext = needsContext
    screen.takesValues = takesValues
    screen.isDestination = isDestination
    screen.isOpened = isOpened
    screen.isPart = isPart
    screen.holder = holder
    screen.isSecondary = isSecondary
    screen.node = sink.node(node)
    screen.givenNode = with.map(sink.node)
    screen.fixtureNode = fixture.map(sink.node)
    references.screens.append(screen)
  }

  mutating func layers(_ node: Int, _ subject: ReadingSubject) -> [Layer]? {
    guard tree.kind(node) == .sequence else {
      let what = words(subject)
      let meant = OtherWords.meaning(of: tree.string(node), among: SystemContainer.allCases.map(\.rawValue))
      fail(node) { ShapeProblem.notList(what, FoundValue($0, meant: meant)) }
      return nil
    }
    layers = []
    var found: [Layer] = []
    var containers: [(name: String, place: Place)] = []
    for element in tree.elements(node) {
      if tree.text(element).equals("inherited") {
        for layer in inheritedLayers where layer.kind.isContainer { containers.append((layer.name, layer.place)) }
        layers += inheritedLayers.map(\.kind.container)
        found += inheritedLayers
        continue
      }
      guard let layer = layer(element) else {
        giveUp()
        continue
      }
      found.append(layer)
      guard case .container(let name, _) = layer.kind else { continue }
      if let first = containers.first(where: { $0.name == name }) {
        fail(element) { _ in DefinitionProblem.wrapsItself(name, first: first.place) }
      }
      containers.append((name, place(element)))
    }
    return found
  }

  private mutating func layer(_ node: Int) -> Layer? {
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
        usesAllKeys = true
        return text(entry.value, .key(entry.key)).map { Layer(kind: .controller($0), place: place(name)) }
      }
    }
    let text = tree.string(name)
    if let system = SystemContainer(rawValue: text) {
      layers.append(system)
      if let parameters, !tree.isNull(parameters) {
        fail(parameters) { _ in DefinitionProblem.noParameters(system) }
      }
      return Layer(kind: .system(system), place: place(name))
    }
    layers.append(nil)
    if let given = parameters, tree.isNull(given) { parameters = nil }
    references.containers.append(
      References.Container(
        name: text,
        given: parameters.map { givenValues($0) },
        node: sink.node(name),
        givenNode: parameters.map(sink.node)
      )
    )
    let values = parameters.map { self.values($0) } ?? .empty
    return Layer(kind: .container(text, parameters: values), place: place(name))
  }
}

extension Content.Word {
  fileprivate var core: CoreKind? {
    switch self {
    case .views: nil
    case .tabs: .container(.tabs)
    case .navigation: .container(.navigation)
    case .split: .container(.split)
    case .pages: .container(.pages)
    case .class, .storyboard: .controller
    case .alert, .actionSheet, .systemPrompt, .share: .presented
    }
  }
}

extension Layer.Kind {
  package var isContainer: Bool { if case .container = self { true } else { false } }

  var container: SystemContainer? { if case .system(let container) = self { container } else { nil } }
}

enum CoreKind: Equatable {
  case views, controller
  case container(SystemContainer)
  /// An alert or share sheet, which UIKit presents directly.
  case presented

  var container: SystemContainer? { if case .container(let container) = self { container } else { nil } }
}
