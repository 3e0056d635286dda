package import PetriCatalog

/// A kind of view with its keys and its short form.
package struct ViewForm: Sendable {
  /// The kind.
  package let kind: ViewKind.Name
  /// A few words about it.
  package let summary: String
  /// The keys that only views of this kind have, and those that all have.
  package let fields: FormShape
  /// The same with those that the views of a container have besides.
  package let fieldsInContainers: FormShape
  /// The same with those that the views of a list have besides.
  package let fieldsInLists: FormShape
  /// The keys that only views of this kind have; they come first.
  package let ownCount: Int
  /// The key whose value may replace the mapping; `nil` if there is none.
  package let short: String?
  /// Whether the kind may be written without a value: `spinner:`.
  package let takesNothing: Bool
  /// A view of the kind as it can be written.
  let sample: String
  /// Whether text is typed in it, so that it can have the focus.
  let isTypedIn: Bool

  /// Reads a mapping, whose kind is at a key, in some surroundings.
  let mapping: @Sendable (inout DefinitionReader, _ node: Int, _ key: Int, ViewPlace) -> ViewDefinition?
  /// Reads a value in place of the mapping.
  let value: @Sendable (inout DefinitionReader, _ node: Int, _ key: Int) -> ViewDefinition?
  /// Makes a view without a value, which is at a node.
  let plain: @Sendable (inout DefinitionReader, _ node: Int) -> ViewDefinition?

  /// Describes a kind of view.
  ///
  /// - Parameters:
  ///   - make: makes an owner of the kind's own keys.
  ///   - sample: a view as it can be written, for messages.
  ///   - short: the key whose value may replace the mapping.
  ///   - finish: makes the kind of what the keys of a node were put into; `nil` where it lacks what it must have.
  init<Owner>(
    _ kind: ViewKind.Name,
    _ make: @escaping @Sendable () -> Owner,
    _ summary: String,
    sample: String,
    short: String? = nil,
    takesNothing: Bool = false,
    identity: FormIdentity? = nil,
    checks: [KeyCheck] = [],
    finish: @escaping @Sendable (Owner, inout ViewParts, _ node: Int, inout DefinitionReader) -> ViewKind?,
    @FieldList<Owner> _ fields: () -> [Field<Owner>]
  ) {
    let own = fields()
    let ownKeys = own.map(\.shape.key)
    let name = "the \(kind.rawValue)"
    let checks = checks + [.goesWith("as", "each")] + Grammar.lookChecks
    let common = Grammar.commonViewFields.filter { !ownKeys.contains($0.shape.key) }
    let makeDraft: @Sendable () -> ViewDraft<Owner> = { ViewDraft(kind: make()) }
    func form(_ others: [Field<ViewParts>], elsewhere: [String] = []) -> Form<ViewDraft<Owner>> {
      Form(name, makeDraft, identity: identity, checks: checks, elsewhere: elsewhere) {
        own.map { $0.within(\.kind) }
        (common + others.filter { !ownKeys.contains($0.shape.key) }).map { $0.within(\.parts) }
      }
    }
    let (pins, cells) = (Grammar.pinFields.map(\.shape.key), Grammar.cellFields.map(\.shape.key))
    // Beside a part it is more likely one of its parameters.
    let cellsElsewhere = identity == .partView ? [] : cells
    let inContent = form([], elsewhere: pins + cellsElsewhere)
    let inContainer = form(Grammar.pinFields, elsewhere: cellsElsewhere)
    let inList = form(Grammar.cellFields, elsewhere: pins)
    let shortField = short.flatMap { key in inContent.fields.first { $0.shape.key == key } }
    self.kind = kind
    self.summary = summary
    self.sample = sample
    self.short = short
    self.takesNothing = takesNothing
    self.fields = inContent.shape
    fieldsInContainers = inContainer.shape
    fieldsInLists = inList.shape
    ownCount = own.count
    isTypedIn = kind.isTypedIn
    @Sendable func view(_ draft: ViewDraft<Owner>, _ node: Int, at key: Int, _ reader: inout DefinitionReader)
      -> ViewDefinition?
    {
      var parts = draft.parts
      return finish(draft.kind, &parts, node, &reader).map { parts.view(of: $0, at: reader.place(key)) }
    }
    mapping = { reader, node, key, surroundings in
      var draft = makeDraft()
      let form =
        switch surroundings {
        case .content: inContent
        case .container: inContainer
        case .list: inList
        }
      guard reader.fill(&draft, node, form) else { return nil }
      return view(draft, node, at: key, &reader)
    }
    value = { reader, node, key in
      var draft = makeDraft()
      guard let shortField, reader.fill(&draft, with: node, ofShort: shortField, inContent) else { return nil }
      return view(draft, node, at: key, &reader)
    }
    plain = { reader, node in view(makeDraft(), node, at: node, &reader) }
  }

  /// Describes a kind of view whose definition its keys are put into.
  ///
  /// - Parameter wrap: the kind of a definition.
  init<Owner>(
    _ kind: ViewKind.Name,
    _ make: @escaping @Sendable () -> Owner,
    _ wrap: @escaping @Sendable (Owner) -> ViewKind?,
    _ summary: String,
    sample: String,
    short: String? = nil,
    takesNothing: Bool = false,
    checks: [KeyCheck] = [],
    @FieldList<Owner> _ fields: () -> [Field<Owner>]
  ) {
    self.init(
      kind,
      make,
      summary,
      sample: sample,
      short: short,
      takesNothing: takesNothing,
      checks: checks,
      finish: { owner, _, _, _ in wrap(owner) },
      fields
    )
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
  package var own: ArraySlice<FieldShape> { fields.all.prefix(ownCount) }

  /// The shape of what may follow the kind.
  func shape(_ fields: FormShape) -> Shape {
    var forms: [Shape] = []
    if let short, let shape = fields[short]?.rule {
      switch shape {
      // A mapping in its place is one of keys.
      case .localized: forms.append(.template)
      // So are titles by their values.
      case .oneOf(let others): forms += others.prefix(1)
      case .attribute(let type, nil): forms.append(.attribute(type, usualRange(of: short)))
      default: forms.append(shape)
      }
    }
    if takesNothing { forms.append(.nothing) }
    return .oneOf(forms + [.mapping(fields)])
  }
}
