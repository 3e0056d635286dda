struct SourceRewriter {
  let source: ReadSource
  let tables: MethodTables
  private(set) var edits: [SourceEdit] = []
  private(set) var findings: [RewriteFinding] = []
  private var needsUIKit = false
  private var endings = ""

  private var index: ModuleIndex { tables.index }

  init(source: ReadSource, tables: MethodTables) {
    self.source = source
    self.tables = tables
  }

  mutating func rewrite() -> String {
    if !source.isBalanced {
      report(.warning, "brackets that don't match: some of this file may not be rewritten", at: source.tokens.first)
    }
    rewriteProtocols()
    blankWords()
    for mention in source.mentions { rewrite(mention) }
    for type in source.types {
      reportWhatCantBeCalled(in: type)
      observeProperties(of: type)
      if let insertion = tables.insertion(in: type, of: source) {
        needsUIKit = true
        edits.append(insertion)
      }
    }
    if tables.hasEnding(source) { endings += tables.ending(of: source) }
    let head = needsUIKit && !source.imports.contains("UIKit") ? "import UIKit\n" : ""
    let text = String(decoding: SourceEdit.apply(edits, to: source.bytes), as: UTF8.self)
    let location = "#sourceLocation(file: \(MethodTables.quoted(source.path)), line: 1)\n"
    return head + location + text + (endings.isEmpty ? "" : "\n" + endings)
  }

  private mutating func report(_ severity: RewriteFinding.Severity, _ message: String, at token: SourceToken?) {
    findings.append(
      RewriteFinding(
        path: source.path,
        line: token?.line ?? 1,
        column: token.map { source.column(of: $0.range.lowerBound) } ?? 1,
        severity: severity,
        message: message
      )
    )
  }

  // MARK: Attributes

  private mutating func blankWords() {
    for word in source.words {
      edits.append(.blank(word.range, of: source.bytes))
      guard word.name == "NSManaged" else { continue }
      findings.append(
        RewriteFinding(
          path: source.path,
          line: word.line,
          column: source.column(of: word.range.lowerBound),
          severity: .error,
          message: "'@NSManaged' needs Core Data, which is on Apple's platforms alone; leave this file out on Linux"
        )
      )
    }
  }

  private mutating func reportWhatCantBeCalled(in type: DeclaredType) {
    for member in index.exposed(of: type) where !tables.canBeCalled(member) && member.has("objc") {
      report(
        .warning,
        "'\(member.name)' can't be called by its name on Linux: it is async or has parameters without a plain type",
        at: source.tokens[member.nameToken]
      )
    }
  }

  private static let unobserved: Set<String> = ["lazy", "weak", "unowned", "static", "class", "override"]

  /// Wraps dynamic stored properties so that they can be observed.
  private mutating func observeProperties(of type: DeclaredType) {
    guard type.kind == .class else { return }
    for member in index.exposed(of: type)
    where member.modifiers.contains("dynamic") && member.isStored && member.modifiers.isDisjoint(with: Self.unobserved)
      && !member.has("NSManaged") && !type.members.contains(where: { $0.name == "_" + member.name })
    {
      needsUIKit = true
      // Inserted before `var`.
      edits.append(.insert("@HeadlessObserved ", at: source.tokens[member.nameToken - 1].range.lowerBound))
    }
  }

  // MARK: Protocols

  private mutating func rewriteProtocols() {
    for type in source.types where type.kind == .protocol && type.has("objc") {
      let isBound = type.inherited.contains { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }
      if !isBound {
        var start = type.open - 1
        while start > 0, !source.tokens[start].isSign(":"), !source.tokens[start].isWord("protocol") { start -= 1 }
        let token = source.tokens[start]
        edits.append(
          token.isSign(":")
            ? .insert(" AnyObject,", at: token.range.upperBound)
            : .insert(": AnyObject", at: source.tokens[start + 1].range.upperBound)
        )
      }
      let optional = OptionalRequirements(
        source: source,
        type: type,
        module: tables.module,
        moduleFunction: tables.moduleFunction
      )
      guard !optional.members.isEmpty else { continue }
      needsUIKit = true
      edits += optional.edits()
      endings += optional.ending()
    }
  }

  // MARK: Selectors

  private mutating func rewrite(_ mention: ReadSource.Mention) {
    let start = source.tokens[mention.start]
    let range = start.range.lowerBound..<source.tokens[mention.close].range.upperBound
    let inner = source.tokens[(mention.open + 1)..<mention.close]
    switch mention.kind {
    case .keyPath:
      let words = inner.filter(\.isName).map(\.text)
      let types = words.prefix { $0.first?.isUppercase == true }.count
      let path = words.dropFirst(min(types, words.count - 1)).joined(separator: ".")
      edits.append(.replace(range, of: source.bytes, with: "(\"\(path)\")"))
    case .text:
      needsUIKit = true
      edits.append(.replace(start.range, of: source.bytes, with: "Selector"))
      edits.append(.insert("headless: ", at: source.tokens[mention.open].range.upperBound))
      edits.append(
        .insert(registrations(in: mention.type, base: ""), at: source.tokens[mention.close].range.lowerBound)
      )
    case .selector:
      needsUIKit = true
      guard let method = NamedMethod(tokens: inner) else {
        report(.error, "this '#selector' can't be read: write a name with its labels", at: start)
        return
      }
      let name = selector(of: method, in: mention)
      let calls = registrations(in: mention.type, base: method.base)
      edits.append(.replace(range, of: source.bytes, with: "Selector(headless: \"\(name)\"\(calls))"))
    }
  }

  private mutating func selector(of method: NamedMethod, in mention: ReadSource.Mention) -> String {
    if let member = index.member(method, around: mention.type) {
      let name = ModuleIndex.selector(of: member)
      return method.accessor == .setter ? SelectorName.setter(of: name) : name
    }
    if method.accessor != nil { return method.accessor == .setter ? SelectorName.setter(of: method.name) : method.name }
    if let known = KnownSelectors.name(of: method) { return known }
    if method.labels == nil {
      report(
        .warning,
        "no declaration of '\(method.name)' is among the sources: it is taken for one without parameters; "
          + "write '\(method.name)(_:)' if it has one",
        at: source.tokens[mention.start]
      )
    }
    return SelectorName.method(method.name, labels: method.labels ?? [])
  }

  /// The registration calls of a selector: the module's, and those of enclosing types that nothing else can name.
  private func registrations(in type: DeclaredType?, base: String) -> String {
    var calls = ["\(tables.moduleFunction)()"]
    var current = type
    while let found = current {
      if !tables.isReachable(found), tables.hasTable(found) {
        calls.append("\(found.name).\(tables.function(of: found, in: source.path))()")
      }
      current = found.parent
    }
    let name = ModuleIndex.plainName(base)
    for local in source.types
    where local.isLocal && local.name == name && local.parent === type && tables.hasTable(local) {
      calls.append("\(local.name).\(tables.function(of: local, in: source.path))()")
    }
    return calls.map { ", " + $0 }.joined()
  }
}

/// An edit that doesn't change the number of lines.
struct SourceEdit {
  let range: Range<Int>
  let text: String

  static func blank(_ range: Range<Int>, of bytes: [UInt8]) -> SourceEdit {
    SourceEdit(range: range, text: String(decoding: bytes[range].map { $0 == 10 ? 10 : 32 }, as: UTF8.self))
  }

  static func insert(_ text: String, at offset: Int) -> SourceEdit {
    SourceEdit(range: offset..<offset, text: text)
  }

  /// Replaces a range with a call, with as many line breaks before its closing parenthesis.
  static func replace(_ range: Range<Int>, of bytes: [UInt8], with text: String) -> SourceEdit {
    let lines = String(repeating: "\n", count: bytes[range].count { $0 == 10 })
    guard !lines.isEmpty else { return SourceEdit(range: range, text: text) }
    return SourceEdit(range: range, text: text.hasSuffix(")") ? text.dropLast() + lines + ")" : text + lines)
  }

  static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1024)
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return result + bytes[position...]
  }
}
