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
  /// The name as written: `Shelf`, or `Shelf.Row` for an extension.
  let name: String
  let isGeneric: Bool
  let hasConditions: Bool
  let inherited: [String]
  let attributes: [DeclaredAttribute]
  let isLocal: Bool
  let conditions: [String]
  weak var parent: DeclaredType?
  var children: [DeclaredType] = []
  var members: [DeclaredMember] = []
  let number: Int
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

  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }
}

struct DeclaredMember {
  enum Kind {
    case method
    case property
    case initializer
  }

  struct Parameter {
    let label: String?
    /// The specifiers before the type that prevent a dynamic call, such as `inout`.
    let type: String
  }

  let kind: Kind
  let name: String
  var parameters: [Parameter] = []
  let attributes: [DeclaredAttribute]
  let modifiers: Set<String>
  /// The enclosing `#if` conditions within its type.
  let conditions: [String]
  var isGeneric = false
  var hasResult = false
  var result = ""
  var canThrow = false
  var isAsync = false
  var isSettable = false
  var isStored = false
  let first: Int
  let nameToken: Int
  var last: Int

  func has(_ attribute: String) -> Bool { attributes.contains { $0.name == attribute } }

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  var isUnavailable: Bool {
    attributes.contains { $0.name == "available" && $0.argument?.contains("unavailable") == true }
  }

  var customName: String? {
    attributes.first { $0.name == "objc" }?.argument?.filter { !$0.isWhitespace }
  }

  var labels: [String?] { parameters.map(\.label) }
}

struct DeclaredAttribute: Equatable {
  let name: String
  let argument: String?
}

/// The method or property in `#selector(…)`.
struct NamedMethod: Equatable {
  enum Accessor: Equatable {
    case getter
    case setter
  }

  var accessor: Accessor?
  var base: String
  var name: String
  var labels: [String?]?
}

extension NamedMethod {
  /// Parses the content of `#selector`; nil if it is invalid.
  init?(tokens: ArraySlice<SourceToken>) {
    var tokens = Array(tokens)
    self.init(accessor: nil, base: "", name: "", labels: nil)
    if tokens.count > 2, tokens[1].isSign(":"), tokens[0].isWord("getter") || tokens[0].isWord("setter") {
      accessor = tokens[0].text == "getter" ? .getter : .setter
      tokens.removeFirst(2)
    }
    // A cast disambiguates overloads; only labels matter here.
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if ["(", "["].contains(token.text), token.kind == .sign { depth += 1 }
      if [")", "]"].contains(token.text), token.kind == .sign { depth -= 1 }
      if depth == 0, token.isWord("as") {
        tokens.removeSubrange(index...)
        break
      }
    }
    // Parentheses around the whole expression.
    while tokens.count > 2, tokens[0].isSign("("), Self.partner(of: 0, in: tokens) == tokens.count - 1 {
      tokens = Array(tokens[1..<(tokens.count - 1)])
    }
    if tokens.last?.isSign(")") == true {
      guard let open = Self.open(of: tokens.count - 1, in: tokens), open > 0, tokens[open - 1].isName else {
        return nil
      }
      var labels: [String?] = []
      for token in tokens[(open + 1)..<(tokens.count - 1)] where !token.isSign(":") {
        guard token.isName else { return nil }
        labels.append(token.text == "_" ? nil : token.text)
      }
      self.labels = labels
      tokens.removeSubrange(open...)
    }
    guard let last = tokens.last, last.isName else { return nil }
    name = last.text
    if tokens.count > 1 {
      guard tokens[tokens.count - 2].isSign(".") else { return nil }
      base = tokens.dropLast(2).map(\.text).joined()
    }
  }

  private static func partner(of start: Int, in tokens: [SourceToken]) -> Int? {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isSign("(") { depth += 1 }
      if tokens[index].isSign(")") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private static func open(of end: Int, in tokens: [SourceToken]) -> Int? {
    var depth = 0
    for index in stride(from: end, through: 0, by: -1) {
      if tokens[index].isSign(")") { depth += 1 }
      if tokens[index].isSign("(") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
