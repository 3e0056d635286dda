package import PetriCatalog

extension ContextType {
  var isList: Bool {
    if case .list = unwrapped { return true }
    return false
  }

  func isComparable(to other: ContextType) -> Bool {
    switch (self, other) {
    case (.int, .double), (.double, .int), (.string, .choice), (.choice, .string), (.choice, .choice): true
    default: self == other
    }
  }

  var isOrdered: Bool {
    switch self {
    case .int, .double, .date, .time: true
    default: false
    }
  }

  /// Whether every value of this type belongs to another.
  package func fits(_ other: ContextType) -> Bool {
    switch (self, other) {
    case (.optional(let own), .optional(let other)): own.fits(other)
    case (.optional, _): false
    case (_, .optional(let other)): fits(other)
    case (.int, .double): true
    case (.choice, .string), (.uuid, .string), (.url, .string): true
    case (.choice(let own), .choice(let other)): Set(own).isSubset(of: other)
    case (.list(let own), .list(let other)): own.fits(other)
    case (.object(let own), .object(let other)):
      other.allSatisfy { field in
        own.first { $0.name == field.name }.map { $0.type.fits(field.type) } ?? !field.isRequired
      } && own.allSatisfy { field in other.contains { $0.name == field.name } }
    default: self == other
    }
  }

  /// The nested difference that makes this type incompatible with another: a key that is missing or has another type.
  func difference(from other: ContextType) -> String? {
    switch (unwrapped, other.unwrapped) {
    case (.list(let own), .list(let other)): return own.difference(from: other)
    case (.object(let own), .object(let other)):
      if let extra = own.first(where: { field in !other.contains { $0.name == field.name } }) {
        return "'\(extra.name)' isn't expected; expected keys: \(other.map(\.name).joined(separator: ", "))"
      }
      for field in other {
        guard let given = own.first(where: { $0.name == field.name }) else {
          if field.isRequired { return "its '\(field.name)' is missing" }
          continue
        }
        if !given.type.fits(field.type) {
          return given.type.difference(from: field.type)
            ?? "its '\(field.name)' must be \(field.type.expectation), and is \(given.type.withArticle)"
        }
      }
      return nil
    default: return nil
    }
  }

  /// A value that replaces an invalid default, so that the key doesn't appear to have none.
  var placeholder: ContextValue? {
    switch self {
    case .optional: .null
    case .list: .list([])
    case .object: nil
    default: scalarValue(of: sample)
    }
  }

  func firstValue(from reference: Reference) -> String {
    switch unwrapped {
    case .list(let element): element.firstValue(from: Reference(path: reference.path.appending(.index(0))))
    case .object(let fields):
      fields.first.map { $0.type.firstValue(from: Reference(path: reference.path.appending(.key($0.name)))) }
        ?? reference.path.description
    default: reference.path.description
    }
  }
}
