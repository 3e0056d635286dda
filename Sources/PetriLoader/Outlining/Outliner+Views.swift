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
    guard tree.count(node) == 1, rules.isKind(tree.symbol(entry)), let kind = tree.key(entry) else { return false }
    guard tree.kind(entry + 1) == .mapping else { return isShortForm(kind, entry + 1) }
    return areAttributes(entry + 1, of: kind)
  }

  private mutating func areAttributes(_ node: Int, of kind: OutlineKey) -> Bool {
    let outer = locals.count
    defer { locals.removeLast(locals.count - outer) }
    if let each = tree.value(of: .each, in: node) {
      guard repeats(each, as: tree.value(of: .as, in: node)) else { return false }
    } else if tree.value(of: .as, in: node) != nil {
      return false
    }
    let needed = Outliner.needed(kind)
    var isWhole = needed == nil
    var entry = node + 1
    while entry < tree.next(node) {
      let value = entry + 1
      guard !tree.isNull(value), isRight(value, rules.check(tree.symbol(entry), ofKind: Int(kind.rawValue))) else {
        return false
      }
      if let needed, tree.symbol(entry) == Int(needed.rawValue) { isWhole = true }
      entry = tree.next(value)
    }
    return isWhole && isOrdered(node, kind) && (kind != .segments || isSelectionRight(node))
  }

  /// The attribute that a kind can't be without.
  private static func needed(_ kind: OutlineKey) -> OutlineKey? {
    switch kind {
    case .label: .text
    case .image: .name
    case .button: .title
    case .segments: .titles
    case .stack, .scroll, .list, .box: .views
    default: nil
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

  private mutating func isRight(_ node: Int, _ check: ViewCheck) -> Bool {
    switch check {
    case .unknown: false
    // The scope has them already.
    case .each, .elementName: true
    case .localized: isLocalized(node)
    case .imageName: isImageName(node)
    case .condition: isCondition(node)
    case .flag: isFlag(node)
    case .number: isNumber(node, in: -100_000...100_000)
    case .size: isNumber(node, in: 0...10_000)
    case .step: isNumber(node, in: 0.000_001...100_000)
    case .lines: isWhole(node, atMost: 1_000)
    case .color: isAttribute(node, of: .color)
    case .flagOrValue: isAttribute(node, of: .bool)
    case .numberOrValue: isAttribute(node, of: .double)
    case .fractionOrValue: isAttribute(node, of: .double, in: 0...1)
    case .integerOrValue: isAttribute(node, of: .int)
    case .titles: areTitles(node)
    case .views: areViews(node)
    case .tap: isTap(node)
    case .id: isFreeID(node)
    case .textStyle: isWord(node, of: rules.textStyles)
    case .buttonStyle: isWord(node, of: rules.buttonStyles)
    case .listStyle: isWord(node, of: rules.listStyles)
    case .textAlignment: isWord(node, of: rules.textAlignments)
    case .stackAlignment: isWord(node, of: rules.stackAlignments)
    case .distribution: isWord(node, of: rules.distributions)
    case .axis: isWord(node, of: rules.axes)
    case .mode: isWord(node, of: rules.modes)
    case .keyboard: isWord(node, of: rules.keyboards)
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
    let slider = SliderDefinition()
    let stepper = StepperDefinition()
    let minimum =
      tree.value(of: .minimum, in: node).flatMap(number) ?? (kind == .slider ? slider.minimum : stepper.minimum)
    let maximum =
      tree.value(of: .maximum, in: node).flatMap(number) ?? (kind == .slider ? slider.maximum : stepper.maximum)
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

  /// Whether a value alone is between the least and the greatest by default.
  private func isWithin(_ node: Int, _ minimum: Double, _ maximum: Double) -> Bool {
    number(node).map { (minimum...maximum).contains($0) } ?? true
  }

  /// The attribute that a scalar or a list behind the kind stands for.
  private mutating func isShortForm(_ kind: OutlineKey, _ node: Int) -> Bool {
    let isNull = tree.isNull(node)
    switch kind {
    case .label, .button: return !isNull && isLocalized(node)
    case .image: return !isNull && isImageName(node)
    case .textField: return isNull || isLocalized(node)
    case .switch, .spinner: return isNull || isAttribute(node, of: .bool)
    case .slider:
      let slider = SliderDefinition()
      return isNull || isAttribute(node, of: .double) && isWithin(node, slider.minimum, slider.maximum)
    case .stepper:
      let stepper = StepperDefinition()
      return isNull || isAttribute(node, of: .double) && isWithin(node, stepper.minimum, stepper.maximum)
    case .progress: return isNull || isAttribute(node, of: .double, in: 0...1)
    case .segments: return areTitles(node)
    case .spacer: return isNull || isNumber(node, in: 0...10_000)
    case .divider: return isNull
    default: return false
    }
  }
}
