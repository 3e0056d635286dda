import PetriCatalog
import PetriFormat

/// How large a value can be: of several values that a key may have the largest in each part.
indirect enum ValueShape: Equatable {
  /// A scalar, by the bytes of its text; of nothing there are none.
  case text(Int)
  /// A list, by its length and its largest element.
  case list(Int, ValueShape)
  /// Named values.
  case object([String: ValueShape])

  init(_ value: ContextValue) {
    switch value {
    case .list(let elements):
      self = .list(elements.count, elements.reduce(.text(0)) { $0.merged(with: ValueShape($1)) })
    case .object(let object):
      self = .object(
        Dictionary(object.entries.map { ($0.name, ValueShape($0.value)) }, uniquingKeysWith: { $0.merged(with: $1) })
      )
    case .localized(let text): self = .text(text.byteCount({ _ in 0 }, whole: { _ in 0 }))
    default: self = .text(value.text.utf8.count)
    }
  }

  /// A value that is given, with the references in it followed.
  init(_ literal: ContextLiteral, in scope: ShapeScope) {
    switch literal {
    case .null: self = .text(0)
    case .list(let elements):
      self = .list(elements.count, elements.reduce(.text(0)) { $0.merged(with: ValueShape($1, in: scope)) })
    case .object(let entries):
      self = .object(
        Dictionary(
          entries.map { ($0.name, ValueShape($0.value, in: scope)) },
          uniquingKeysWith: { $0.merged(with: $1) }
        )
      )
    case .localized(let text, or: let mapping):
      self = ValueShape.text(text.byteCount(scope.textLength, whole: scope.byteCount))
        .merged(with: ValueShape(mapping, in: scope))
    case .scalar(let word, _):
      guard let template = try? TextTemplate(word) else {
        self = .text(word.utf8.count)
        return
      }
      self = scope.shape(of: template)
    }
  }

  /// The largest of both.
  func merged(with other: ValueShape) -> ValueShape {
    switch (self, other) {
    case (.text(let one), .text(let two)): .text(max(one, two))
    case (.list(let one, let element), .list(let two, let other)): .list(max(one, two), element.merged(with: other))
    case (.object(let one), .object(let two)): .object(one.merging(two) { $0.merged(with: $1) })
    case (.text, _): other
    case (_, .text), (.list, .object), (.object, .list): self
    }
  }

  /// How many elements it has.
  var count: Int { if case .list(let count, _) = self { count } else { 0 } }

  /// Its largest element.
  var element: ValueShape { if case .list(_, let element) = self { element } else { .text(0) } }

  /// How many bytes a text shows of it.
  var textLength: Int { if case .text(let length) = self { length } else { 0 } }

  /// How many bytes the texts in it have, one more for each value.
  var byteCount: Int {
    switch self {
    case .text(let length): length.adding(1)
    case .list(let count, let element): element.byteCount.times(count).adding(1)
    case .object(let entries): entries.values.reduce(1) { $0.adding($1.byteCount) }
    }
  }
}

/// The values that references of a definition lead to, by their sizes.
struct ShapeScope {
  var context: [String: ValueShape] = [:]
  var state: ValueShape = .object([:])
  var form: ValueShape = .object([:])
  private var locals: [(name: String, shape: ValueShape)] = []

  init(state: ValueShape) { self.state = state }

  /// The scope inside a repetition.
  func inside(_ repetition: Repetition) -> ShapeScope {
    var scope = self
    scope.locals.append((repetition.name, shape(of: repetition.list).element))
    scope.locals.append((Repetition.indexName, .text(20)))
    return scope
  }

  func shape(of reference: Reference) -> ValueShape {
    guard let root = reference.path.root else { return .text(0) }
    var shape =
      locals.last { $0.name == root }?.shape
      ?? (root == Reference.state ? state : context[root] ?? (root == Reference.form ? form : nil)) ?? .text(0)
    for step in reference.path.steps.dropFirst() {
      switch (step, shape) {
      case (.key(let key), .object(let entries)): shape = entries[key] ?? .text(0)
      case (.index, .list(_, let element)): shape = element
      default: return .text(0)
      }
    }
    return shape
  }

  /// The shape of a value that is a text with values in it, or one of them altogether.
  func shape(of template: TextTemplate) -> ValueShape {
    if let reference = template.wholeReference { return shape(of: reference) }
    guard let conditional = template.wholeConditional else {
      return .text(template.byteCount(textLength, whole: byteCount))
    }
    return conditional.sides.reduce(.text(0)) { shape, side in
      shape.merged(with: side.template.map(self.shape) ?? .text(side.description.utf8.count))
    }
  }

  func textLength(of reference: Reference) -> Int { shape(of: reference).textLength }

  func byteCount(of reference: Reference) -> Int { shape(of: reference).byteCount }

  /// How large views can be with all that is in them.
  func size(of views: [ViewDefinition]) -> CompositionSize {
    var size = CompositionSize()
    for view in views {
      let scope = view.each.map(inside) ?? self
      var one = scope.size(of: view.views)
      one.views = one.views.adding(1)
      one.textBytes = one.textBytes.adding(view.byteCount(text: scope.textLength, whole: scope.byteCount))
      size.add(one, times: view.each.map { shape(of: $0.list).count } ?? 1)
    }
    return size
  }
}
