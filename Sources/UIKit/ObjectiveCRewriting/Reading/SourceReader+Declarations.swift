extension SourceReader {
  mutating func readType(_ pending: Pending, in parent: DeclaredType?, isCode: Bool) {
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

  func endOfGenerics(from start: Int) -> Int {
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

  mutating func readMember(_ pending: Pending, of type: DeclaredType) {
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

  func isSettable(at index: Int) -> Bool {
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

  func isStored(at index: Int) -> Bool {
    guard isSign("{", at: index), let first = token(index + 1) else { return true }
    return first.isWord("willSet") || first.isWord("didSet")
  }

  /// The last token of a type, which ends with its line unless punctuation continues it.
  func endOfType(from start: Int) -> Int {
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

  func parameters(from start: Int, to close: Int) -> [DeclaredMember.Parameter] {
    var parameters: [DeclaredMember.Parameter] = []
    var index = start
    while index < close {
      // Attributes such as result builders precede the label.
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

  mutating func readMention(in type: DeclaredType?) {
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

  mutating func readSelectorOfText(_ token: SourceToken, in type: DeclaredType?) {
    guard token.text == "Selector" || token.text == "NSSelectorFromString",
      isSign("(", at: position + 1), let close = source.partners[position + 1], close > position + 2
    else { return }
    if let argument = self.token(position + 2), argument.isName, isSign(":", at: position + 3) { return }
    source.mentions.append(.init(kind: .text, start: position, open: position + 1, close: close, type: type))
  }
}
