public import PetriCatalog

/// A kind of view with its keys and its short form.
public struct ViewForm: Sendable {
  /// The kind.
  public let kind: ViewKind.Name
  /// What it is, in a few words.
  public let summary: String
  /// The keys that only views of this kind have, and those that all have.
  public let fields: FormShape
  /// The same with those that the views of a container have besides.
  public let fieldsInContainers: FormShape
  /// How many of the keys are the kind's own; they come first.
  public let ownCount: Int
  /// The key whose value may replace the mapping; `nil` if there is none.
  public let short: String?
  /// Whether the kind may be written without a value: `spinner:`.
  public let takesNothing: Bool

  init(
    _ kind: ViewKind.Name,
    _ summary: String,
    _ own: [FieldShape],
    short: String? = nil,
    takesNothing: Bool = false,
    checks: [KeyCheck] = []
  ) {
    let name = "the \(kind.rawValue)"
    let checks = checks + [.goesWith("as", "each")] + Grammar.lookChecks
    let ownKeys = own.map(\.key)
    let common = Grammar.commonViewFields.filter { !ownKeys.contains($0.key) }
    self.kind = kind
    self.summary = summary
    fields = FormShape(name, own + common, checks: checks)
    fieldsInContainers = FormShape(name, own + common + Grammar.pinFields, checks: checks)
    ownCount = own.count
    self.short = short
    self.takesNothing = takesNothing
  }

  /// The bounds of a value without a mapping, where others of its mapping's keys would set them.
  private func usualRange(of key: String) -> ClosedRange<Double>? {
    for case .within(key, from: let low, to: let high) in fields.checks {
      guard let low = fields[low]?.defaultText.flatMap(Double.init),
        let high = fields[high]?.defaultText.flatMap(Double.init)
      else { continue }
      return low...high
    }
    return nil
  }

  /// The keys that only views of this kind have.
  public var own: ArraySlice<FieldShape> { fields.all.prefix(ownCount) }

  /// What may follow the kind.
  func rule(_ fields: FormShape) -> Shape {
    var forms: [Shape] = []
    if let short, let rule = fields[short]?.rule {
      switch rule {
      // A mapping in its place is one of keys.
      case .localized: forms.append(.template)
      // So are titles by their values.
      case .oneOf(let others): forms += others.prefix(1)
      case .attribute(let type, nil): forms.append(.attribute(type, usualRange(of: short)))
      default: forms.append(rule)
      }
    }
    if takesNothing { forms.append(.nothing) }
    return .oneOf(forms + [.mapping(fields)])
  }
}
