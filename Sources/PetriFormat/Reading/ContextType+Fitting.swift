package import PetriCatalog

extension ContextType {
  var isList: Bool {
    if case .list = unwrapped { return true }
    return false
  }

  /// Whether values of two types can be the same.
  func isComparable(to other: ContextType) -> Bool {
    switch (self, other) {
    case (.int, .double), (.double, .int), (.string, .choice), (.choice, .string), (.choice, .choice): true
    default: self == other
    }
  }

  /// Whether values of the type have an order that conditions know.
  var isOrdered: Bool {
    switch self {
    case .int, .double, .date, .time: true
    default: false
    }
  }

  /// Whether every value of this type is one of another.
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

  /// Why values of this type aren't ones of another, where that is inside of them: a key that one of two objects lacks, or has as something else.
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

  /// A value in place of a default that isn't one of the type, so that the key isn't taken for one without a default.
  var placeholder: ContextValue? {
    switch self {
    case .optional: .null
    case .list: .list([])
    case .object: nil
    default: scalarValue(of: sample)
    }
  }

  /// A way from a reference to a value that a text can hold.
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
