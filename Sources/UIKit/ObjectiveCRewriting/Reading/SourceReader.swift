/// Reads the declarations of a source, and what in it needs Objective-C, without knowing other files.
struct SourceReader {
  private var source: ReadSource
  private var position = 0
  private var conditions: [Condition] = []

  /// An `#if` that is open, with the branches that were passed.
  private struct Condition {
    var passed: [String]
    var text: String
  }

  private struct Pending {
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

  private var tokens: [SourceToken] { source.tokens }

  private func token(_ index: Int) -> SourceToken? {
    source.tokens.indices.contains(index) ? source.tokens[index] : nil
  }

  private func isSign(_ text: String, at index: Int) -> Bool { token(index)?.isSign(text) == true }

  // MARK: Brackets

  /// Pairs brackets; the branches of an `#if` each begin with what was open before it.
  private mutating func pairBrackets() {
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

  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "static", "class", "final", "override",
    "required", "convenience", "dynamic", "optional", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix", "distributed", "borrowing", "consuming",
  ]

  private static let kinds: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension"]

  private static let declarations: Set<String> = ["func", "var", "let", "init", "subscript", "deinit", "case"]

  /// Reads to the brace that ends the scope, which stays, or to the end. `type` is the innermost type around it;
  /// `typeOfMembers` the one whose members are declared directly in it.
  private mutating func readScope(type: DeclaredType?, isCode: Bool, typeOfMembers: DeclaredType?) {
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

  private mutating func readDirective(_ token: SourceToken) {
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

  /// The conditions that are open from a number on.
  private func conditions(from number: Int) -> [String] {
    conditions.dropFirst(number).flatMap { condition in
      condition.passed.map { "!(\($0))" } + (condition.text.isEmpty ? [] : ["(\(condition.text))"])
    }
  }

  private mutating func readImport() {
    var next = position + 1
    if let word = token(next),
      ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(word.text)
    {
      next += 1
    }
    if let name = token(next), name.kind == .word { source.imports.insert(name.text) }
  }

  /// Whether a modifier is one here: what follows it goes on with a declaration.
  private func continuesDeclaration(after index: Int) -> Bool {
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

  private func declaresType(at index: Int) -> Bool {
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

  /// Attributes without a meaning outside Objective-C.
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSManaged", "NSCopying", "UIApplicationMain", "NSApplicationMain",
  ]

  private mutating func readAttribute(into pending: inout Pending) {
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

  private mutating func note(modifier token: SourceToken) {
    guard token.text == "dynamic" || token.text == "optional" else { return }
    // The name of a case, with a declaration in the next line.
    if position > 0, source.tokens[position - 1].isWord("case") || source.tokens[position - 1].isSign(",") { return }
    source.words.append(ReadSource.Word(name: token.text, range: token.range, line: token.line))
  }

  // MARK: Types

  private mutating func readType(_ pending: Pending, in parent: DeclaredType?, isCode: Bool) {
    let kind = DeclaredType.Kind(rawValue: source.tokens[position].text) ?? .class
    var name = source.tokens[position + 1].text
    var index = position + 2
    var isGeneric = false
    while true {
      if isSign("<", at: index) {
        isGeneric = true
        index = endOfGenerics(from: index)
      } else if isSign(".", at: index), let next = token(index + 1), next.isName {
        name += "." + next.text
        index += 2
      } else {
        break
      }
    }
    var inherited: [String] = []
    var hasConditions = false
    if isSign(":", at: index) {
      index += 1
      var start = index
      var depth = 0
      while let token = token(index), !token.isSign("{"), !token.isWord("where"), token.kind != .directive {
        if token.isSign("<") || token.isSign("(") { depth += 1 }
        if token.isSign(">") || token.isSign(")") { depth -= 1 }
        if depth == 0, token.isSign(",") {
          inherited.append(source.text(from: start, through: index - 1))
          start = index + 1
        }
        index += 1
      }
      inherited.append(source.text(from: start, through: index - 1))
    }
    if token(index)?.isWord("where") == true {
      hasConditions = true
      while let token = token(index), !token.isSign("{") { index += 1 }
    }
    guard isSign("{", at: index), let close = source.partners[index] else {
      position += 2
      return
    }
    let type = DeclaredType(
      kind: kind,
      name: name,
      isGeneric: isGeneric,
      hasConditions: hasConditions,
      inherited: inherited,
      attributes: pending.attributes,
      isLocal: isCode || parent?.isLocal == true,
      conditions: conditions(from: 0),
      parent: parent,
      number: source.types.count,
      open: index,
      close: close
    )
    source.types.append(type)
    parent?.children.append(type)
    let depth = conditions.count
    position = index + 1
    memberConditions.append(depth)
    readScope(type: type, isCode: false, typeOfMembers: type)
    memberConditions.removeLast()
    position = close + 1
  }

  /// How many conditions were open where the types around begin.
  private var memberConditions: [Int] = []

  private func endOfGenerics(from start: Int) -> Int {
    var depth = 0
    var index = start
    while let token = token(index) {
      if token.isSign("<") { depth += 1 }
      if token.isSign(">") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      if token.isSign("{") || token.isSign("}") { return index }
      index += 1
    }
    return index
  }

  // MARK: Members

  private mutating func readMember(_ pending: Pending, of type: DeclaredType) {
    let keyword = source.tokens[position].text
    let conditions = conditions(from: memberConditions.last ?? 0)
    switch keyword {
    case "func", "init":
      let isMethod = keyword == "func"
      var index = position + (isMethod ? 2 : 1)
      if !isMethod, isSign("?", at: index) || isSign("!", at: index) { index += 1 }
      guard let name = token(isMethod ? position + 1 : position), name.isName else { return }
      var member = DeclaredMember(
        kind: isMethod ? .method : .initializer,
        name: name.text,
        attributes: pending.attributes,
        modifiers: pending.modifiers,
        conditions: conditions,
        first: pending.first ?? position,
        nameToken: isMethod ? position + 1 : position,
        last: position
      )
      if isSign("<", at: index) {
        member.isGeneric = true
        index = endOfGenerics(from: index)
      }
      guard isSign("(", at: index), let close = source.partners[index] else { return }
      member.parameters = parameters(from: index + 1, to: close)
      index = close + 1
      member.last = close
      while let token = token(index), token.kind == .word,
        ["throws", "rethrows", "async", "reasync"].contains(token.text)
      {
        if token.text == "throws" || token.text == "rethrows" { member.canThrow = true } else { member.isAsync = true }
        member.last = index
        index += 1
        if isSign("(", at: index), let end = source.partners[index] { index = end + 1 }
      }
      if isSign("->", at: index) {
        let end = endOfType(from: index + 1)
        member.result = source.text(from: index + 1, through: end)
        member.hasResult = !["Void", "()", "Swift.Void", "Never"].contains(member.result)
        member.last = end
      }
      type.members.append(member)
    case "var", "let":
      guard let name = token(position + 1), name.isName else { return }
      var member = DeclaredMember(
        kind: .property,
        name: name.text,
        attributes: pending.attributes,
        modifiers: pending.modifiers,
        conditions: conditions,
        first: pending.first ?? position,
        nameToken: position + 1,
        last: position + 1
      )
      var index = position + 2
      if isSign(":", at: index) {
        let end = endOfType(from: index + 1)
        member.result = source.text(from: index + 1, through: end)
        member.last = end
        index = end + 1
      }
      member.isSettable = keyword == "var" && isSettable(at: index)
      member.isStored = keyword == "var" && isStored(at: index)
      type.members.append(member)
    default: break
    }
  }

  private func isSettable(at index: Int) -> Bool {
    guard isSign("{", at: index), let close = source.partners[index] else { return true }
    var current = index + 1
    while current < close {
      let token = source.tokens[current]
      if token.isWord("set") || token.isWord("willSet") || token.isWord("didSet") || token.isWord("_modify") {
        return true
      }
      if token.isSign("{") || token.isSign("("), let end = source.partners[current] { current = end }
      current += 1
    }
    return false
  }

  /// Whether what follows a variable's type is nothing, a value, or what watches it.
  private func isStored(at index: Int) -> Bool {
    guard isSign("{", at: index), let first = token(index + 1) else { return true }
    return first.isWord("willSet") || first.isWord("didSet")
  }

  /// The last token of a type, which ends with its line unless a sign goes on with it.
  private func endOfType(from start: Int) -> Int {
    var index = start
    var last = start
    while let token = token(index) {
      if index > start {
        if token.isSign("{") || token.isSign("}") || token.isSign("=") || token.isSign(",") || token.isSign(")") {
          break
        }
        if token.isSign(";") || token.isSign("@") || token.isWord("where") || token.kind == .directive { break }
        let before = source.tokens[index - 1]
        let goesOn = [".", "&", "->", "?", "!", "<", ">", "[", "("].contains(token.text) && token.kind == .sign
        let waits =
          [".", "&", "->", "<", ","].contains(before.text) || ["any", "some", "throws", "async"].contains(before.text)
        if token.line > before.line, !goesOn, !waits { break }
      }
      if token.isSign("("), let end = source.partners[index] { index = end }
      if token.isSign("["), let end = source.partners[index] { index = end }
      if token.isSign("<") { index = endOfGenerics(from: index) - 1 }
      last = index
      index += 1
    }
    return last
  }

  private func parameters(from start: Int, to close: Int) -> [DeclaredMember.Parameter] {
    var parameters: [DeclaredMember.Parameter] = []
    var index = start
    while index < close {
      // Attributes such as result builders come before the label.
      while isSign("@", at: index) {
        index += 2
        if isSign("(", at: index), let end = source.partners[index] { index = end + 1 }
      }
      guard let label = token(index), label.isName else { break }
      while index < close, !isSign(":", at: index) { index += 1 }
      let first = index + 1
      var last = index
      index += 1
      var depth = 0
      var isType = true
      while index < close, !(depth == 0 && isSign(",", at: index)) {
        if isSign("=", at: index), depth == 0 { isType = false }
        if isSign("<", at: index), isType { depth += 1 }
        if isSign(">", at: index), isType { depth -= 1 }
        if isSign("(", at: index) || isSign("[", at: index) || isSign("{", at: index) {
          index = source.partners[index] ?? index
        }
        if isType { last = index }
        index += 1
      }
      let type = source.text(from: first, through: last)
      parameters.append(.init(label: label.text == "_" ? nil : label.text, type: type))
      index += 1
    }
    return parameters
  }

  // MARK: Mentions

  private mutating func readMention(in type: DeclaredType?) {
    let kind: ReadSource.Mention.Kind
    switch source.tokens[position].text {
    case "#selector": kind = .selector
    case "#keyPath": kind = .keyPath
    default: return
    }
    guard isSign("(", at: position + 1), let close = source.partners[position + 1] else { return }
    source.mentions.append(.init(kind: kind, start: position, open: position + 1, close: close, type: type))
    position = close
  }

  /// `Selector("tapped:")` and `NSSelectorFromString("tapped:")`.
  private mutating func readSelectorOfText(_ token: SourceToken, in type: DeclaredType?) {
    guard token.text == "Selector" || token.text == "NSSelectorFromString",
      isSign("(", at: position + 1), let close = source.partners[position + 1], close > position + 2
    else { return }
    if let argument = self.token(position + 2), argument.isName, isSign(":", at: position + 3) { return }
    source.mentions.append(.init(kind: .text, start: position, open: position + 1, close: close, type: type))
  }
}
