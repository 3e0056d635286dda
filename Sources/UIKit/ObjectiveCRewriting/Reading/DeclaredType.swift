/// A type or an extension in a source, with what is declared in it.
final class DeclaredType {
  enum Kind: String {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
  }

  let kind: Kind
  /// As it is written: `Shelf`, or `Shelf.Row` of an extension.
  let name: String
  /// Whether it has parameters of its own.
  let isGeneric: Bool
  /// Whether an extension holds under conditions alone.
  let hasConditions: Bool
  /// The types after the colon, as it is written.
  let inherited: [String]
  let attributes: [DeclaredAttribute]
  /// Whether it is in a function or a closure.
  let isLocal: Bool
  /// The conditions of `#if` around it, to the top of the file.
  let conditions: [String]
  weak var parent: DeclaredType?
  var children: [DeclaredType] = []
  var members: [DeclaredMember] = []
  /// The place among the types of its file.
  let number: Int
  /// The tokens of its braces.
  let open: Int
  let close: Int

  init(
    kind: Kind,
    name: String,
    isGeneric: Bool,
    hasConditions: Bool,
    inherited: [String],
    attributes: [DeclaredAttribute],
    isLocal: Bool,
    conditions: [String],
    parent: DeclaredType?,
    number: Int,
    open: Int,
    close: Int
  ) {
    self.kind = kind
    self.name = name
    self.isGeneric = isGeneric
    self.hasConditions = hasConditions
    self.inherited = inherited
    self.attributes = attributes
    self.isLocal = isLocal
    self.conditions = conditions
    self.parent = parent
    self.number = number
    self.open = open
    self.close = close
  }

  /// The last part of the name.
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}
