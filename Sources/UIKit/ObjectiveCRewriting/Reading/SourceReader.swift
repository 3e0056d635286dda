/// Parses the declarations of a file and the uses of Objective-C, without knowledge of other files.
struct SourceReader {
  var source: ReadSource
  var position = 0
  var conditions: [Condition] = []
  var memberConditions: [Int] = []

  struct Condition {
    var passed: [String]
    var text: String
  }

  struct Pending {
    var attributes: [DeclaredAttribute] = []
    var modifiers: Set<String> = []
    var first: Int?
  }

  static func read(path: String, text: String) -> ReadSource {
    var reader = SourceReader(source: ReadSource(path: path, bytes: Array(text.utf8)))
    reader.source.tokens = SourceLexer.tokens(of: reader.source.bytes)
    reader.source.takeLinuxForIOS()
    reader.pairBrackets()
    reader.readScope(type: nil, isCode: false, typeOfMembers: nil)
    return reader.source
  }

  private init(source: ReadSource) {
    self.source = source
  }

  var tokens: [SourceToken] { source.tokens }

  func token(_ index: Int) -> SourceToken? {
    source.tokens.indices.contains(index) ? source.tokens[index] : nil
  }

  func isSign(_ text: String, at index: Int) -> Bool { token(index)?.isSign(text) == true }

  // MARK: Brackets

  /// Matches brackets. Each branch of an `#if` starts with the brackets that were open before it.
  mutating func pairBrackets() {
    let partners = ["(": ")", "[": "]", "{": "}"]
    var open: [(sign: String, index: Int)] = []
    var before: [[(sign: String, index: Int)]] = []
    for (index, token) in source.tokens.enumerated() {
      if token.kind == .directive {
        switch token.text {
        case "#if": before.append(open)
        case "#endif": _ = before.popLast()
        default: if let last = before.last { open = last }
        }
      }
      guard token.kind == .sign else { continue }
      if partners[token.text] != nil {
        open.append((token.text, index))
      } else if token.text == ")" || token.text == "]" || token.text == "}" {
        guard let last = open.last, partners[last.sign] == token.text else {
          source.isBalanced = false
          continue
        }
        open.removeLast()
        source.partners[last.index] = index
        source.partners[index] = last.index
      }
    }
    if !open.isEmpty { source.isBalanced = false }
  }

  // MARK: Scopes

  static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "static", "class", "final", "override",
    "required", "convenience", "dynamic", "optional", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix", "distributed", "borrowing", "consuming",
  ]

  static let kinds: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

  static let declarations: Set<String> = ["func", "var", "let", "init", "subscript", "deinit", "case"]

  /// Parses up to the closing brace of the scope. `type` is the innermost enclosing type; `typeOfMembers` is the type
  /// whose members are declared directly in the scope.
  mutating func readScope(type: DeclaredType?, isCode: Bool, typeOfMembers: DeclaredType?) {
    var pending = Pending()
    let depth = conditions.count
    while let token = token(position) {
      if token.kind == .directive {
        readDirective(token)
        position += 1
        pending = Pending()
        continue
      }
      if token.kind == .pound {
        readMention(in: type)
        position += 1
        continue
      }
      if token.isSign("}") {
        if conditions.count > depth { conditions.removeLast(conditions.count - depth) }
        if source.partners[position] != nil { return }
        position += 1
        continue
      }
      if token.isSign("{") {
        if source.partners[position] != nil {
          position += 1
          readScope(type: type, isCode: true, typeOfMembers: nil)
        }
        position += 1
        pending = Pending()
        continue
      }
      if token.isSign("@"), self.token(position + 1)?.kind == .word {
        readAttribute(into: &pending)
        continue
      }
      guard token.kind == .word else {
        position += 1
        pending = Pending()
        continue
      }
      let isMember = position > 0 && source.tokens[position - 1].isSign(".")
      if !isMember, Self.kinds.contains(token.text), declaresType(at: position) {
        readType(pending, in: type, isCode: isCode)
        pending = Pending()
      } else if !isMember, Self.modifiers.contains(token.text), continuesDeclaration(after: position) {
        note(modifier: token)
        pending.modifiers.insert(token.text)
        pending.first = pending.first ?? position
        position += 1
        if isSign("(", at: position), let end = source.partners[position] { position = end + 1 }
      } else if !isMember, Self.declarations.contains(token.text) {
        if let typeOfMembers { readMember(pending, of: typeOfMembers) }
        pending = Pending()
        position += 1
      } else if !isMember, token.text == "import" {
        readImport()
        pending = Pending()
        position += 1
      } else {
        if !isMember { readSelectorOfText(token, in: type) }
        pending = Pending()
        position += 1
      }
    }
  }

  mutating func readDirective(_ token: SourceToken) {
    switch token.text {
    case "#if": conditions.append(Condition(passed: [], text: token.condition))
    case "#endif": _ = conditions.popLast()
    default:
      guard var last = conditions.popLast() else { return }
      last.passed.append(last.text)
      last.text = token.text == "#else" ? "" : token.condition
      conditions.append(last)
    }
  }

  func conditions(from number: Int) -> [String] {
    conditions.dropFirst(number).flatMap { condition in
      condition.passed.map { "!(\($0))" } + (condition.text.isEmpty ? [] : ["(\(condition.text))"])
    }
  }

  mutating func readImport() {
    var next = position + 1
    if let word = token(next),
      ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(word.text)
    {
      next += 1
    }
    if let name = token(next), name.kind == .word { source.imports.insert(name.text) }
  }

  func continuesDeclaration(after index: Int) -> Bool {
    var next = index + 1
    if isSign("(", at: next) {
      guard let end = source.partners[next] else { return false }
      next = end + 1
    }
    guard let token = token(next) else { return false }
    return token.isSign("@")
      || token.kind == .word
        && (Self.modifiers.contains(token.text) || Self.kinds.contains(token.text)
          || Self.declarations.contains(token.text) || token.text == "typealias")
  }

  func declaresType(at index: Int) -> Bool {
    if index > 0 {
      let before = source.tokens[index - 1]
      if before.isSign(":") || before.isSign(",") || before.isSign("&") || before.isSign("(") { return false }
    }
    guard let name = token(index + 1), name.isName, name.line <= source.tokens[index].line + 1 else { return false }
    if source.tokens[index].text == "class" {
      if name.kind == .word, Self.modifiers.contains(name.text) || Self.declarations.contains(name.text) {
        return false
      }
    }
    guard let after = token(index + 2), after.kind == .sign else { return token(index + 2)?.isWord("where") == true }
    return [":", "{", "<", "."].contains(after.text)
  }

  // MARK: Attributes

  /// Attributes that only matter to Objective-C.
  static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain",
  ]

  mutating func readAttribute(into pending: inout Pending) {
    let start = position
    pending.first = pending.first ?? start
    var name = source.tokens[start + 1].text
    position = start + 2
    while isSign(".", at: position), let next = token(position + 1), next.isName {
      name += "." + next.text
      position += 2
    }
    var argument: String?
    let end = source.tokens[position - 1].range.upperBound
    if isSign("(", at: position), source.tokens[position].range.lowerBound == end, let close = source.partners[position]
    {
      argument = source.text(source.tokens[position].range.upperBound..<source.tokens[close].range.lowerBound)
      position = close + 1
    }
    pending.attributes.append(DeclaredAttribute(name: name, argument: argument))
    let isConvention = name == "convention" && argument?.hasPrefix("block") == true
    guard Self.attributes.contains(name) || isConvention else { return }
    let range = source.tokens[start].range.lowerBound..<source.tokens[position - 1].range.upperBound
    source.words.append(ReadSource.Word(name: name, range: range, line: source.tokens[start].line))
  }

  mutating func note(modifier token: SourceToken) {
    guard token.text == "dynamic" || token.text == "optional" else { return }
    // The name of an enum case before a declaration on the next line.
    if position > 0, source.tokens[position - 1].isWord("case") || source.tokens[position - 1].isSign(",") { return }
    source.words.append(ReadSource.Word(name: token.text, range: token.range, line: token.line))
  }
}
