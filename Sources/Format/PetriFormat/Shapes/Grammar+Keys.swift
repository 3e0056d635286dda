extension Grammar {
  /// All keys of the format at any depth, without duplicates, starting with those of screens.
  package static let keys: [String] = {
    var keys: [String] = []
    var seen: Set<Construct> = []
    func add(_ fields: FormShape) {
      for field in fields.all {
        if !keys.contains(field.key) { keys.append(field.key) }
        add(field.rule)
      }
    }
    func add(_ rule: Shape) {
      switch rule {
      case .mapping(let fields): add(fields)
      case .list(let element, _, _): add(element)
      case .named(_, let value): add(value)
      case .localized: textForms.forEach { add(.shared($0.construct)) }
      case .oneOf(let forms): forms.forEach(add)
      case .shared(let construct): if seen.insert(construct).inserted { add(Grammar.shape(of: construct)) }
      default: break
      }
    }
    add(screen.shape)
    [container.shape, catalog.shape, defaults.shape, field.shape].forEach(add)
    return keys + ["$schema"]
  }()
}
