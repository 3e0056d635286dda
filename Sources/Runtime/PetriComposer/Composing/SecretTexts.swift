package import PetriCatalog

/// Texts that are shown as dots, and that no text of a screen prints.
package struct SecretTexts: Sendable {
  /// The text that is printed in place of a secret; always the same, so that it doesn't give away a secret's length.
  package static let mask = "•••"

  private let texts: [String]

  /// No secrets.
  package init() { texts = [] }

  /// Secrets; an empty one isn't one.
  init(_ texts: Set<String>) {
    // The longer first: one may be a part of another.
    self.texts = texts.filter { !$0.isEmpty }.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
  }

  /// These and others.
  package func union(_ others: SecretTexts) -> SecretTexts {
    others.texts.isEmpty ? self : SecretTexts(Set(texts + others.texts))
  }

  /// These as a link has them that is followed.
  var inLinks: SecretTexts { SecretTexts(Set(texts.map(Catalog.followable))) }

  /// A text with its secrets masked.
  package func hide(in text: String) -> String {
    texts.reduce(text) { $0.replacing($1, with: SecretTexts.mask) }
  }

  /// A literal with the secrets in its texts masked.
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

/// The values of a screen's context that it shows in fields whose text is hidden, itself or a screen inside it.
package struct SecretPaths: Sendable {
  /// A way into a context, in which `nil` is any place of a list.
  private typealias Path = [String?]

  private let paths: Set<[String?]>

  /// Finds the secrets of a screen.
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

  /// The paths of the values that the fields among views show.
  ///
  /// - Parameter names: the elements of lists that are repeated around them, each with its list.
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

  /// The secrets that values are made of which are given to something that has secrets.
  ///
  /// - Parameter names: the element of a list that it is repeated for, with the list.
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
        // What is put into a longer text is hidden with all that is in it.
        found.insert(steps + (literal.isReference ? Array(rest) : []))
      }
    }
  }

  /// A context as texts print it: secrets masked.
  package func hidden(in context: ContextObject) -> ContextObject {
    paths.reduce(context) { hidden, path in
      if case .object(let object) = SecretPaths.hide(.object(hidden), path[...]) { object } else { hidden }
    }
  }

  /// The secrets themselves.
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
  /// The values that its texts hold.
  fileprivate var references: [Reference] {
    switch self {
    case .null: []
    case .scalar(let text, _): (try? TextTemplate(text))?.references ?? []
    case .list(let elements): elements.flatMap(\.references)
    case .object(let entries): entries.flatMap(\.value.references)
    case .localized(let text, or: let mapping): text.references + mapping.references
    }
  }

  /// Whether it is one value of the context and nothing else.
  fileprivate var isReference: Bool {
    if case .scalar(let text, _) = self { (try? TextTemplate(text))?.wholeReference != nil } else { false }
  }
}

extension TapAction {
  /// Whether it holds values of a context.
  var holdsValues: Bool {
    switch self {
    case .open(_, let values), .set(let values): !values.references.isEmpty
    case .link(let text), .toast(let text): !text.references.isEmpty
    case .list(let steps): steps.contains { $0.action.holdsValues }
    case .dismiss, .pop, .close, .back, .select, .emit, .focus: false
    }
  }
}
