import PetriCatalog
import PetriYAML

extension Outliner {
  /// The most ids that are compared one with another.
  private static let maxIDs = 64

  /// Whether a value is certainly as a rule of the grammar says.
  mutating func isRight(_ node: Int, _ check: OutlineCheck) -> Bool {
    switch check {
    case .unknown: return false
    case .anything: return true
    case .text: return tree.kind(node) == .scalar
    case .localized: return isLocalized(node)
    case .imageName: return tree.kind(node) == .scalar && !tree.text(node).isEmpty && isTemplate(node)
    case .condition: return isCondition(node)
    case .flag: return isFlag(node)
    case .kebabCase: return tree.kind(node) == .scalar && tree.text(node).isKebabCase
    case .number(let range): return isNumber(node, in: range)
    case .integer(let range): return isWhole(node, in: range)
    case .attribute(let type, let range): return isAttribute(node, of: type, in: range)
    case .word(let words): return isWord(node, of: words)
    case .device: return isWord(node, of: rules.devices)
    case .interceptor: return isWord(node, of: rules.interceptors)
    case .fixture: return isFixture(node)
    case .screen: return names(node)
    case .tab: return selects(node)
    case .id: return isFreeID(node)
    case .elementName: return tree.kind(node) == .scalar && tree.text(node).isCamelCase
    case .stateValues: return sets(node)
    case .list(let element, let count, let orOne):
      guard tree.kind(node) == .sequence else { return orOne && isRight(node, element) }
      return tree.count(node) >= count && isList(node) { $0.isRight($1, element) }
    case .named(let value): return areNamed(node) { $0.isRight($2, value) }
    case .mapping(let keys): return isMapping(node, keys)
    case .oneOf(let scalar, let list, let mapping, let takesNothing):
      switch tree.kind(node) {
      case .scalar: return tree.isNull(node) ? takesNothing : isRight(node, scalar)
      case .sequence: return isRight(node, list)
      case .mapping: return isRight(node, mapping)
      }
    case .group: return tree.kind(node) == .scalar && isPath(tree.text(node))
    case .layers: return isList(node) { $0.isLayer($1) } && areLayersDistinct()
    case .content: return isContent(node)
    case .supportingViews:
      named.hasSupportingViews = tree.count(node) > 0
      return isList(node) { $0.isRight($1, .view) }
    case .child: return isChild(node)
    case .tap: return isTap(node)
    case .link: return isLink(node)
    case .route: return isRoute(node, RouteDefinition.defaultName)
    case .routes: return areNamed(node) { $0.isRoute($2, String($1)) }
    case .view: return isRight(node, rules.view)
    case .viewOfKind: return isMapping(node, rules.viewOfKind)
    }
  }

  /// Whether a mapping has just the keys that it may and must have, and their values are right.
  mutating func isMapping(_ node: Int, _ keys: KeyChecks) -> Bool {
    guard tree.kind(node) == .mapping else { return false }
    let outer = locals.count
    defer { locals.removeLast(locals.count - outer) }
    if keys.repeats, let each = tree.value(of: .each, in: node) {
      guard repeats(each, as: tree.value(of: .as, in: node)) else { return false }
    }
    var found: UInt64 = 0
    var entry = node + 1
    while entry < tree.next(node) {
      let value = entry + 1
      guard let place = keys.place(of: tree.symbol(entry)) else { return false }
      guard !tree.isNull(value) || keys.takesNothing(at: place), isRight(value, keys.check(at: place)) else {
        return false
      }
      found |= 1 << UInt64(place)
      entry = tree.next(value)
    }
    return keys.takes(found) && keys.numbers.allSatisfy { holds($0, in: node) }
  }

  /// Whether a mapping has names, each with a value that is right.
  private mutating func areNamed(
    _ node: Int,
    _ isRight: (inout Outliner, _ name: UnsafeBufferPointer<UInt8>, _ value: Int) -> Bool
  ) -> Bool {
    guard tree.kind(node) == .mapping else { return false }
    var entry = node + 1
    while entry < tree.next(node) {
      guard tree.keyText(entry).isKebabCase, isRight(&self, tree.keyText(entry), entry + 1) else { return false }
      entry = tree.next(entry + 1)
    }
    return true
  }

  /// Whether numbers of a mapping are as they must be beside one another; a value of the context is known only when it is there.
  private func holds(_ numbers: KeyChecks.Numbers, in node: Int) -> Bool {
    func number(_ bound: KeyChecks.Bound) -> Double {
      tree.value(of: bound.key, in: node).flatMap(self.number) ?? bound.usual
    }
    switch numbers {
    case .ordered(let low, let high): return number(low) <= number(high)
    case .within(let key, let low, let high):
      guard let value = tree.value(of: key, in: node).flatMap(self.number) else { return true }
      return number(low) <= value && value <= number(high)
    case .place(let key, let list):
      guard let place = tree.value(of: key, in: node).flatMap(self.number), let list = tree.value(of: list, in: node)
      else {
        return true
      }
      return place >= 0 && place < Double(tree.count(list))
    }
  }

  /// Brings the names of a repetition into the scope.
  private mutating func repeats(_ each: Int, as name: Int?) -> Bool {
    guard tree.kind(each) == .scalar, case .value(let type)? = scan(tree.text(each)),
      case .list(let element) = type.base,
      let inner = self.type(of: element)
    else { return false }
    var elementName = Outliner.item
    if let name {
      guard tree.kind(name) == .scalar, tree.text(name).isCamelCase else { return false }
      elementName = tree.text(name)
    }
    // A name that hides a key of the context would have to count as its use.
    guard !fields.contains(where: { $0.name.equals(elementName) || $0.name.equals(Outliner.index) }) else {
      return false
    }
    locals.append((elementName, inner))
    locals.append((Outliner.index, FieldType(base: .word(.int), isOptional: false)))
    return true
  }

  private mutating func isFreeID(_ node: Int) -> Bool {
    guard tree.kind(node) == .scalar, tree.text(node).isCamelCase, ids.count < Outliner.maxIDs else { return false }
    let id = tree.text(node)
    guard !ids.contains(where: { $0.equals(id) }) else { return false }
    ids.append(id)
    return true
  }

  private func isFixture(_ node: Int) -> Bool {
    guard tree.kind(node) == .scalar else { return false }
    let name = tree.text(node)
    return name.equals(Outliner.examples) || fixtures.contains { $0.equals(name) }
  }
}
