package import PetriCatalog

package struct ViewForm: Sendable {
  package let kind: ViewKind.Name
  package let summary: String
  package let fields: FormShape
  /// The keys, including those of views in a container.
  package let fieldsInContainers: FormShape
  package let fieldsInLists: FormShape
  package let ownCount: Int
  /// The key whose value may replace the mapping; nil if there is none.
  package let short: String?
  package let takesNothing: Bool
  let sample: String
  /// Whether users type in the view, so that it can have the focus.
  let isTypedIn: Bool

  let mapping: @Sendable (inout DefinitionReader, _ node: Int, _ key: Int, ViewSurroundings) -> ViewDefinition?
  let value: @Sendable (inout DefinitionReader, _ node: Int, _ key: Int) -> ViewDefinition?
  let plain: @Sendable (inout DefinitionReader, _ node: Int) -> ViewDefinition?

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
    let checks = checks + [.goesWith("as", "each")] + Grammar.sizeChecks
    let common = Grammar.commonViewFields.filter { !ownKeys.contains($0.shape.key) }
    let makeDraft: @Sendable () -> ViewDraft<Owner> = { ViewDraft(kind: make()) }
    func form(_ others: [Field<ViewParts>], elsewhere: [String] = []) -> Form<ViewDraft<Owner>> {
      Form(name, makeDraft, identity: identity, checks: checks, elsewhere: elsewhere) {
        own.map { $0.within(\.kind) }
        (common + others.filter { !ownKeys.contains($0.shape.key) }).map { $0.within(\.parts) }
      }
    }
    let (pins, cells) = (Grammar.pinFields.map(\.shape.key), Grammar.cellFields.map(\.shape.key))
    // Beside a part, such a key is more likely one of its parameters.
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

  /// The bounds of a short value that other keys of the mapping would otherwise set.
  private func defaultRange(of key: String) -> ClosedRange<Double>? {
    for case .within(key, from: let low, to: let high) in fields.checks {
      guard let low = fields[low]?.defaultText.flatMap(Double.init),
        let high = fields[high]?.defaultText.flatMap(Double.init)
      else { continue }
      return low...high
    }
    return nil
  }

  package var own: ArraySlice<FieldShape> { fields.all.prefix(ownCount) }

  func shape(_ fields: FormShape) -> Shape {
    var forms: [Shape] = []
    if let short, let shape = fields[short]?.rule {
      switch shape {
      // In its place, a mapping is one of keys.
      case .localized: forms.append(.template)
      // The same applies to titles by value.
      case .oneOf(let others): forms += others.prefix(1)
      case .attribute(let type, nil): forms.append(.attribute(type, defaultRange(of: short)))
      default: forms.append(shape)
      }
    }
    if takesNothing { forms.append(.nothing) }
    return .oneOf(forms + [.mapping(fields)])
  }
}

struct ViewDraft<Kind: Sendable>: Sendable {
  var kind: Kind
  var parts = ViewParts()
}

package struct ViewParts: Sendable {
  private static let nowhere = ViewDefinition(kind: .divider, place: Place(file: "", line: 0, column: 0))

  var view = ViewParts.nowhere
  var edges = ViewEdges()
  var room = ViewRoom()
  var cell = CellDefinition()
  var repetition = RepetitionDraft()

  func view(of kind: ViewKind, at place: Place) -> ViewDefinition {
    var view = view
    view.kind = kind
    view.place = place
    view.each = repetition.repetition
    view.edges = edges == ViewEdges() ? nil : edges
    view.room = room == ViewRoom() ? nil : room
    view.cell = cell == CellDefinition() ? nil : cell
    return view
  }
}

package struct RepetitionDraft: Sendable {
  var list: Reference?
  var name = Repetition.defaultName

  var repetition: Repetition? { list.map { Repetition(list: $0, name: name) } }
}
