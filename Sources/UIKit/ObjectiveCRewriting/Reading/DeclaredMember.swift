/// A method or a property of a type.
struct DeclaredMember {
  enum Kind {
    case method
    case property
    case initializer
  }

  struct Parameter {
    /// As callers write it; nil for `_`.
    let label: String?
    /// The words before the type that an argument by name can't be made for, such as `inout`.
    let type: String
  }

  let kind: Kind
  let name: String
  var parameters: [Parameter] = []
  let attributes: [DeclaredAttribute]
  let modifiers: Set<String>
  /// The conditions of `#if` around it, in its type.
  let conditions: [String]
  var isGeneric = false
  var hasResult = false
  var result = ""
  var canThrow = false
  var isAsync = false
  var isSettable = false
  /// Whether it is a variable without a getter of its own.
  var isStored = false
  /// The first token, with attributes and modifiers.
  let first: Int
  /// The token of the name.
  let nameToken: Int
  /// The last token of what is declared, without a body.
  var last: Int

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  var isUnavailable: Bool {
    attributes.contains { $0.name == "available" && $0.argument?.contains("unavailable") == true }
  }

  /// The name that Objective-C is given in the attribute.
  var customName: String? {
    attributes.first { $0.name == "objc" }?.argument?.filter { !$0.isWhitespace }
  }

  var labels: [String?] { parameters.map(\.label) }
}
