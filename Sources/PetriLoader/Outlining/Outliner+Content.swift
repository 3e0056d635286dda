import PetriCatalog
import PetriDiagnostics
import PetriLinks
import PetriYAML

extension Outliner {
  /// The most layers that are compared one with another.
  private static let mostLayers = 16

  /// The core of a screen: views, or a container of screens.
  mutating func isContent(_ node: Int) -> Bool {
    switch tree.kind(node) {
    case .sequence: return areViews(node)
    case .scalar: return false
    case .mapping: break
    }
    let first = node + 1
    guard tree.count(node) > 0, let key = tree.key(first) else { return false }
    if tree.count(node) == 1 {
      switch key {
      case .tabs, .pages:
        contentContainer = key == .tabs ? .tabs : .pages
        return areChildren(first + 1)
      case .navigation:
        contentContainer = .navigation
        mayBeNavigation = true
        return areChildren(first + 1)
      case .split:
        contentContainer = .split
        return isSplit(first + 1)
      case .views: return areViews(first + 1)
      default: return isView(node)
      }
    }
    guard let views = tree.value(of: .views, in: node), areViews(views) else { return false }
    return tree.allEntries(of: node) { key, value in
      switch key {
      case .views: true
      case .spacing: isNumber(value, in: rules.spacing)
      case .alignment: isWord(value, of: rules.stackAlignments)
      default: false
      }
    }
  }

  private mutating func areChildren(_ node: Int) -> Bool { isList(node) { $0.isChild($1) } && tree.count(node) > 0 }

  private mutating func isSplit(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping, tree.value(of: .primary, in: node) != nil else { return false }
    var entry = node + 1
    while entry < tree.next(node) {
      guard let key = tree.key(entry), [.primary, .supplementary, .secondary].contains(key), isChild(entry + 1) else {
        return false
      }
      entry = tree.next(entry + 1)
    }
    return true
  }

  /// A screen inside, with what it is given.
  private mutating func isChild(_ node: Int) -> Bool {
    guard tree.kind(node) == .mapping, let name = tree.value(of: .screen, in: node), tree.kind(name) == .scalar,
      !tree.isNull(name)
    else { return false }
    var reference = ScreenOutline.Reference(name: String(tree.text(name)))
    reference.holder = contentContainer
    var entry = node + 1
    while entry < tree.next(node) {
      let value = entry + 1
      let isRight =
        switch tree.key(entry) {
        case .screen: true
        case .with: gives(value, to: &reference)
        case .fixture: takesFixture(value, &reference)
        case .title: !tree.isNull(value) && isLocalized(value)
        case .image: !tree.isNull(value) && isImageName(value)
        default: false
        }
      guard isRight else { return false }
      entry = tree.next(value)
    }
    named.children.append(reference.name)
    named.screens.append(reference)
    return true
  }

  private func takesFixture(_ node: Int, _ reference: inout ScreenOutline.Reference) -> Bool {
    guard tree.kind(node) == .scalar, !tree.isNull(node) else { return false }
    reference.fixture = String(tree.text(node))
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
    guard named.containers.count <= Outliner.mostLayers else { return false }
    return named.containers.indices.allSatisfy { index in
      let name = named.containers[index].name
      return !named.containers[..<index].contains { $0.name == name } && !named.inherited.contains(name)
    }
  }

  /// What a tap does.
  mutating func isTap(_ node: Int) -> Bool {
    switch tree.kind(node) {
    case .sequence: return false
    case .scalar: return tree.text(node).equals("dismiss") || tree.text(node).equals("pop")
    case .mapping: break
    }
    if tree.count(node) == 2 { return opens(node) }
    let value = node + 2
    guard tree.count(node) == 1, !tree.isNull(value) else { return false }
    switch tree.key(node + 1) {
    case .open: return opens(node)
    case .link: return follows(value)
    case .select: return tree.kind(value) == .scalar && selects(value)
    case .set: return sets(value)
    case .emit: return tree.kind(value) == .scalar
    default: return false
    }
  }

  /// `open`, with or without `with`.
  private mutating func opens(_ node: Int) -> Bool {
    guard let name = tree.value(of: .open, in: node), tree.kind(name) == .scalar, !tree.isNull(name) else {
      return false
    }
    var reference = ScreenOutline.Reference(name: String(tree.text(name)), isOpened: true)
    if tree.count(node) == 2 {
      guard let with = tree.value(of: .with, in: node), gives(with, to: &reference) else {
        return false
      }
    }
    named.screens.append(reference)
    return true
  }

  private mutating func follows(_ node: Int) -> Bool {
    guard isLocalized(node) else { return false }
    let first = tree.kind(node) == .mapping ? node + 2 : node
    if case .literal? = scan(tree.text(first)) { named.followed.append(String(tree.text(first))) }
    return true
  }

  /// A tab by its number, or by its screen's name.
  mutating func selects(_ node: Int) -> Bool {
    let text = tree.text(node)
    if text.digits != nil { return true }
    // A sign may make it a number.
    guard text.isKebabCase else { return false }
    names(node)
    return true
  }

  /// Notes a screen that is named and not built from here.
  mutating func names(_ node: Int) {
    named.screens.append(ScreenOutline.Reference(name: String(tree.text(node)), needsContext: false, isWay: false))
  }

  /// New values of the app's state.
  mutating func sets(_ node: Int) -> Bool {
    var reference = ScreenOutline.Reference(name: Reference.state)
    return gives(node, to: &reference) && reference.given.allSatisfy { $0.fits(rules.state) }
  }

  /// The links that lead to the screen.
  mutating func areLinks(_ node: Int) -> Bool {
    tree.kind(node) == .sequence ? isList(node) { $0.isLink($1) } : isLink(node)
  }

  private mutating func isLink(_ node: Int) -> Bool {
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
