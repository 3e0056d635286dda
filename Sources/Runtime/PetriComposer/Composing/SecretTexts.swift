package import PetriCatalog

/// Texts that are never printed because a secure field shows them.
package struct SecretTexts: Sendable {
  /// The replacement of a secret, of constant length so as not to reveal the secret's.
  package static let mask = "•••"

  private let texts: [String]

  package init() { texts = [] }

  init(_ texts: Set<String>) {
    // Longest first: one secret may contain another.
    self.texts = texts.filter { !$0.isEmpty }.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
  }

  package func union(_ others: SecretTexts) -> SecretTexts {
    others.texts.isEmpty ? self : SecretTexts(Set(texts + others.texts))
  }

  var inLinks: SecretTexts { SecretTexts(Set(texts.map(Catalog.followable))) }

  package func hide(in text: String) -> String {
    texts.reduce(text) { $0.replacing($1, with: SecretTexts.mask) }
  }

  func hide(in literal: ContextLiteral) -> ContextLiteral {
    guard !texts.isEmpty else { return literal }
    return switch literal {
    case .null: literal
    case .scalar(let text, let style): .scalar(hide(in: text), style)
    case .list(let elements): .list(elements.map { hide(in: $0) })
    case .object(let entries): .object(entries.map { .init(name: $0.name, value: hide(in: $0.value)) })
    case .localized(let text, or: let mapping):
      .localized(LocalizedText(TextTemplate(literal: hide(in: text.description))), or: hide(in: mapping))
    }
  }
}

/// The paths of the values that a screen, or a screen inside it, shows in secure fields.
package struct SecretPaths: Sendable {
  /// A path into a context; `nil` matches any list element.
  private typealias Path = [String?]

  private let paths: Set<[String?]>

  package init(of screen: ScreenDefinition, in library: Catalog) {
    self.init(of: screen, in: library, visited: [])
  }

  private init(of screen: ScreenDefinition, in library: Catalog, visited: Set<String>) {
    var paths = SecretPaths.paths(in: screen.views)
    for layer in screen.wrapping {
      guard case .container(let name, let parameters) = layer.kind, let container = library.container(named: name)
      else { continue }
      paths.formUnion(SecretPaths.outer(of: SecretPaths.paths(in: container.views), through: parameters))
    }
    for child in screen.content.inside where !visited.contains(child.screen) {
      guard let inner = library.screen(named: child.screen) else { continue }
      let secrets = SecretPaths(of: inner, in: library, visited: visited.union([screen.name]))
      let names = child.each.map { [$0.name: SecretPaths.path(of: $0.list, [:]) + [nil]] } ?? [:]
      paths.formUnion(SecretPaths.outer(of: secrets.paths, through: child.with, names: names))
    }
    self.paths = paths
  }

  /// The paths of the values in secure fields. `names` are the variables of repetitions around the views, each with the
  /// path of its elements.
  private static func paths(in views: [ViewDefinition], names: [String: Path] = [:]) -> Set<Path> {
    views.reduce(into: []) { found, view in
      var names = names
      if let each = view.each { names[each.name] = path(of: each.list, names) + [nil] }
      if case .textField(let field) = view.kind, field.secure {
        for reference in field.text?.references ?? [] { found.insert(path(of: reference, names)) }
      }
      found.formUnion(paths(in: view.views, names: names))
    }
  }

  private static func path(of reference: Reference, _ names: [String: Path]) -> Path {
    let steps: Path = reference.path.steps.map { if case .key(let key) = $0 { key } else { nil } }
    guard let root = reference.path.root, let outer = names[root] else { return steps }
    return outer + steps.dropFirst()
  }

  /// The paths of the outer values that secret inner values are made of.
  private static func outer(of inner: Set<Path>, through values: ContextLiteral, names: [String: Path] = [:])
    -> Set<Path>
  {
    inner.reduce(into: []) { found, path in
      var (literal, rest) = (values, path[...])
      while let step = rest.first, let key = step, let value = literal[key] {
        literal = value
        rest = rest.dropFirst()
      }
      for reference in literal.references {
        let steps = SecretPaths.path(of: reference, names)
        // A value within a longer text is hidden entirely.
        found.insert(steps + (literal.isReference ? Array(rest) : []))
      }
    }
  }

  package func hidden(in context: ContextObject) -> ContextObject {
    paths.reduce(context) { hidden, path in
      if case .object(let object) = SecretPaths.hide(.object(hidden), path[...]) { object } else { hidden }
    }
  }

  package func texts(of context: ContextObject) -> SecretTexts {
    SecretTexts(paths.reduce(into: []) { $0.formUnion(SecretPaths.texts(at: $1[...], in: .object(context))) })
  }

  private static func hide(_ value: ContextValue, _ path: ArraySlice<String?>) -> ContextValue {
    guard let step = path.first else { return value == .null ? .null : .choice(SecretTexts.mask) }
    switch (step, value) {
    case (nil, .list(let elements)): return .list(elements.map { hide($0, path.dropFirst()) })
    case (let key?, .object(var object)):
      if let inner = object[key] { object[key] = hide(inner, path.dropFirst()) }
      return .object(object)
    default: return value
    }
  }

  private static func texts(at path: ArraySlice<String?>, in value: ContextValue) -> Set<String> {
    switch (path.first, value) {
    case (nil, .list(let elements)): Set(elements.flatMap { texts(at: path, in: $0) })
    case (nil, .object(let object)): Set(object.entries.flatMap { texts(at: path, in: $0.value) })
    case (nil, _): [value.text]
    case (.some(nil), .list(let elements)): Set(elements.flatMap { texts(at: path.dropFirst(), in: $0) })
    case (.some(let key?), .object(let object)): object[key].map { texts(at: path.dropFirst(), in: $0) } ?? []
    default: []
    }
  }
}

extension ContextLiteral {
  fileprivate var references: [Reference] {
    switch self {
    case .null: []
    case .scalar(let text, _): (try? TextTemplate(text))?.references ?? []
    case .list(let elements): elements.flatMap(\.references)
    case .object(let entries): entries.flatMap(\.value.references)
    case .localized(let text, or: let mapping): text.references + mapping.references
    }
  }

  fileprivate var isReference: Bool {
    if case .scalar(let text, _) = self { (try? TextTemplate(text))?.wholeReference != nil } else { false }
  }
}

extension TapAction {
  /// Whether the action contains references.
  var holdsValues: Bool {
    switch self {
    case .open(_, let values), .set(let values): !values.references.isEmpty
    case .link(let text), .toast(let text): !text.references.isEmpty
    case .list(let steps): steps.contains { $0.action.holdsValues }
    case .dismiss, .pop, .close, .back, .select, .emit, .focus: false
    }
  }
}
