import PetriCatalog
import PetriDiagnostics
import PetriLinks
import PetriYAML

extension Outliner {
  /// The most layers that are compared one with another.
  private static let maxLayers = 16

  /// The core of a screen: views, or a container of screens.
  mutating func isContent(_ node: Int) -> Bool {
    switch tree.kind(node) {
    case .sequence: return isList(node) { $0.isRight($1, .view) }
    case .scalar: return false
    case .mapping: break
    }
    let isSingle = tree.count(node) == 1
    if isSingle, rules.viewOfKind.place(of: tree.symbol(node + 1)) != nil { return isRight(node, .viewOfKind) }
    switch tree.key(node + 1) {
    case _ where !isSingle: break
    case .tabs: contentContainer = .tabs
    case .pages: contentContainer = .pages
    case .split: contentContainer = .split
    case .navigation:
      contentContainer = .navigation
      mayBeNavigation = true
    default: break
    }
    return isRight(node, rules.content)
  }

  /// A screen inside, with what it is given.
  mutating func isChild(_ node: Int) -> Bool {
    guard isMapping(node, rules.child), let name = tree.value(of: .screen, in: node) else { return false }
    var reference = ScreenOutline.Reference(name: String(tree.text(name)))
    reference.holder = contentContainer
    reference.fixture = tree.value(of: .fixture, in: node).map { String(tree.text($0)) }
    if let with = tree.value(of: .with, in: node), !gives(with, to: &reference) { return false }
    named.children.append(reference.name)
    named.screens.append(reference)
    return true
  }

  /// Reads the values that a reference is given; lists and objects are left to the decoder.
  private mutating func gives(_ node: Int, to reference: inout ScreenOutline.Reference) -> Bool {
    guard tree.kind(node) == .mapping else { return false }
    var entry = node + 1
    while entry < tree.next(node) {
      guard let value = given(entry + 1) else { return false }
      reference.given.append(ScreenOutline.Given(name: String(tree.keyText(entry)), value: value))
      entry = tree.next(entry + 1)
    }
    return true
  }

  private mutating func given(_ node: Int) -> ScreenOutline.Given.Value? {
    guard tree.kind(node) == .scalar else { return nil }
    if tree.isNull(node) { return .literal(.null) }
    let text = tree.text(node)
    guard let scanned = scan(text) else { return nil }
    switch scanned {
    case .literal:
      let isQuoted = tree.style(node) == .singleQuoted || tree.style(node) == .doubleQuoted
      return .literal(.scalar(String(text), isQuoted ? .quoted : .plain))
    case .value(let type): return contextType(type).map { .reference($0) }
    case .template: return .template
    }
  }

  /// A layer of the onion.
  mutating func isLayer(_ node: Int) -> Bool {
    switch tree.kind(node) {
    case .sequence: return false
    case .scalar:
      let text = tree.text(node)
      if rules.systemContainers.contains(text) {
        if text.equals("navigation") { mayBeNavigation = true }
        layers.append(SystemContainer(rawValue: String(text)))
        return true
      }
      guard !text.equals("inherited") else {
        named.inherited = inherited
        layers += inheritedLayers
        return true
      }
      layers.append(nil)
      named.containers.append(ScreenOutline.Reference(name: String(text)))
      return true
    case .mapping:
      let entry = node + 1
      let name = tree.keyText(entry)
      guard tree.count(node) == 1, !name.equals("class"), !name.equals("inherited") else { return false }
      if rules.systemContainers.contains(name) {
        if name.equals("navigation") { mayBeNavigation = true }
        layers.append(SystemContainer(rawValue: String(name)))
        return tree.isNull(entry + 1)
      }
      layers.append(nil)
      var reference = ScreenOutline.Reference(name: String(name))
      guard tree.isNull(entry + 1) || gives(entry + 1, to: &reference) else { return false }
      named.containers.append(reference)
      return true
    }
  }

  /// Whether no container wraps itself.
  func areLayersDistinct() -> Bool {
    guard named.containers.count <= Outliner.maxLayers else { return false }
    return named.containers.indices.allSatisfy { index in
      let name = named.containers[index].name
      return !named.containers[..<index].contains { $0.name == name } && !named.inherited.contains(name)
    }
  }

  /// What a tap does.
  mutating func isTap(_ node: Int) -> Bool {
    guard isRight(node, rules.tap) else { return false }
    guard tree.kind(node) == .mapping else { return true }
    if let name = tree.value(of: .open, in: node) {
      var reference = ScreenOutline.Reference(name: String(tree.text(name)), isOpened: true)
      if let with = tree.value(of: .with, in: node), !gives(with, to: &reference) { return false }
      named.screens.append(reference)
    } else if let link = tree.value(of: .link, in: node) {
      let first = tree.kind(link) == .mapping ? link + 2 : link
      if case .literal? = scan(tree.text(first)) { named.followed.append(String(tree.text(first))) }
    }
    return true
  }

  /// A tab by its number, or by its screen's name.
  mutating func selects(_ node: Int) -> Bool {
    guard tree.kind(node) == .scalar else { return false }
    let text = tree.text(node)
    // A sign may make it a number.
    return text.digits != nil || text.isKebabCase && names(node)
  }

  /// Notes a screen that is named and not built from here.
  mutating func names(_ node: Int) -> Bool {
    guard tree.kind(node) == .scalar else { return false }
    named.screens.append(ScreenOutline.Reference(name: String(tree.text(node)), needsContext: false, isWay: false))
    return true
  }

  /// New values of the app's state.
  mutating func sets(_ node: Int) -> Bool {
    var reference = ScreenOutline.Reference(name: Reference.state)
    return gives(node, to: &reference) && reference.given.allSatisfy { $0.fits(rules.state) }
  }

  /// One of the links that lead to the screen.
  mutating func isLink(_ node: Int) -> Bool {
    var url = node
    if tree.kind(node) == .mapping {
      guard tree.count(node) == 1, let value = tree.value(of: .url, in: node) else { return false }
      url = value
    }
    guard tree.kind(url) == .scalar, !tree.isNull(url), let pattern = try? LinkPattern(String(tree.text(url))) else {
      return false
    }
    let parameters = pattern.parameters
    let given = parameters.compactMap { name in fields.first { String($0.name) == name } }
    guard given.count == parameters.count, given.allSatisfy(\.type.isScalar),
      fields.count(where: \.isRequired) == given.count(where: \.isRequired)
    else { return false }
    let offsets = tree.offsets(url)
    let start = file.location(at: offsets.lowerBound)
    let place = Place(file: file.path, line: start.line, column: start.column)
    named.links.append((LinkDefinition(pattern: pattern, place: place), offsets))
    return true
  }
}
