import PetriCatalog
import PetriYAML

extension Outliner {
  /// The most ids that are compared one with another.
  private static let mostIDs = 64

  mutating func areViews(_ node: Int) -> Bool { isList(node) { $0.isView($1) } }

  /// A view: a mapping of its kind, or a kind's word.
  mutating func isView(_ node: Int) -> Bool {
    switch tree.kind(node) {
    case .scalar: return tree.text(node).equals("spacer") || tree.text(node).equals("divider")
    case .sequence: return false
    case .mapping: break
    }
    let entry = node + 1
    guard tree.count(node) == 1, let kind = tree.key(entry), let check = rules.kind(tree.symbol(entry)) else {
      return false
    }
    guard tree.kind(entry + 1) == .mapping else { return isShortForm(kind, check, entry + 1) }
    return areAttributes(entry + 1, of: kind, check)
  }

  private mutating func areAttributes(_ node: Int, of kind: OutlineKey, _ check: KindCheck) -> Bool {
    let outer = locals.count
    defer { locals.removeLast(locals.count - outer) }
    if let each = tree.value(of: .each, in: node) {
      guard repeats(each, as: tree.value(of: .as, in: node)) else { return false }
    } else if tree.value(of: .as, in: node) != nil {
      return false
    }
    var isWhole = check.required == nil
    var entry = node + 1
    while entry < tree.next(node) {
      let value = entry + 1
      let symbol = tree.symbol(entry)
      guard symbol < check.attributes.count, !tree.isNull(value), isRight(value, check.attributes[symbol]) else {
        return false
      }
      if symbol == check.required { isWhole = true }
      entry = tree.next(value)
    }
    return isWhole && isOrdered(node, kind) && (kind != .segments || isSelectionRight(node))
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

  private mutating func isRight(_ node: Int, _ check: ViewCheck) -> Bool {
    switch check {
    case .unknown: false
    // The scope has them already.
    case .each, .elementName: true
    case .localized: isLocalized(node)
    case .imageName: isImageName(node)
    case .condition: isCondition(node)
    case .flag: isFlag(node)
    case .number(let range): isNumber(node, in: range)
    case .integer(let range): isWhole(node, atMost: range.upperBound)
    case .attribute(let type, let range): isAttribute(node, of: type, in: range)
    case .titles: areTitles(node)
    case .views: areViews(node)
    case .tap: isTap(node)
    case .id: isFreeID(node)
    case .word(let words): isWord(node, of: words)
    }
  }

  private mutating func areTitles(_ node: Int) -> Bool {
    isList(node) { $0.isLocalized($1) } && tree.count(node) > 0
  }

  private mutating func isFreeID(_ node: Int) -> Bool {
    guard tree.kind(node) == .scalar, tree.text(node).isCamelCase, ids.count < Outliner.mostIDs else { return false }
    let id = tree.text(node)
    guard !ids.contains(where: { $0.equals(id) }) else { return false }
    ids.append(id)
    return true
  }

  /// Whether a minimum is no greater than its maximum.
  private func isOrdered(_ node: Int, _ kind: OutlineKey) -> Bool {
    guard kind == .slider || kind == .stepper else { return true }
    let usual = Outliner.bounds(of: kind)
    let minimum = tree.value(of: .minimum, in: node).flatMap(number) ?? usual.minimum
    let maximum = tree.value(of: .maximum, in: node).flatMap(number) ?? usual.maximum
    guard minimum <= maximum else { return false }
    // A value of the context is known only when it is there.
    return tree.value(of: .value, in: node).flatMap(number).map { (minimum...maximum).contains($0) } ?? true
  }

  /// Whether the segment that is selected is one that is there.
  private func isSelectionRight(_ node: Int) -> Bool {
    guard let titles = tree.value(of: .titles, in: node), let selected = tree.value(of: .selected, in: node),
      let number = number(selected)
    else { return true }
    return number >= 0 && number < Double(tree.count(titles))
  }

  /// A text with a letter at least.
  mutating func isImageName(_ node: Int) -> Bool {
    tree.kind(node) == .scalar && !tree.text(node).isEmpty && isTemplate(node)
  }

  /// The attribute that a scalar or a list behind the kind stands for.
  private mutating func isShortForm(_ kind: OutlineKey, _ check: KindCheck, _ node: Int) -> Bool {
    if tree.isNull(node) { return check.takesNothing }
    guard let short = check.short, isRight(node, short) else { return false }
    guard kind == .slider || kind == .stepper, let value = number(node) else { return true }
    let (minimum, maximum) = Outliner.bounds(of: kind)
    return (minimum...maximum).contains(value)
  }

  /// The least value and the greatest where a slider or a stepper doesn't say.
  private static func bounds(of kind: OutlineKey) -> (minimum: Double, maximum: Double) {
    if kind == .slider {
      let slider = SliderDefinition()
      return (slider.minimum, slider.maximum)
    }
    let stepper = StepperDefinition()
    return (stepper.minimum, stepper.maximum)
  }
}
