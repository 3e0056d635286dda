struct MethodTables {
  let index: ModuleIndex
  let module: String
  let words: [String: String]

  init(index: ModuleIndex, module: String, paths: [String]) {
    self.index = index
    self.module = module
    var words: [String: String] = [:]
    var taken: Set<String> = []
    for path in paths {
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
      var word = String(stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      while !taken.insert(word).inserted { word += "_" }
      words[path] = word
    }
    self.words = words
  }

  var moduleFunction: String { "__petri_module_\(module)" }

  func fileFunction(of path: String) -> String { "__petri_file_\(words[path] ?? "")" }

  func function(of type: DeclaredType, in path: String) -> String { "__petri_\(words[path] ?? "")_\(type.number)" }

  // MARK: Which types have one

  /// Whether a function of the file or of an enclosing type can name the type without generic arguments.
  func isReachable(_ type: DeclaredType) -> Bool {
    var current: DeclaredType? = type
    while let found = current {
      if found.isLocal || found.isGeneric || found.hasConditions || found.kind == .protocol { return false }
      if found.kind == .extension, found.parent == nil, index.class(named: found.name)?.isGeneric == true {
        return false
      }
      current = found.parent
    }
    return true
  }

  func hasTable(_ type: DeclaredType) -> Bool {
    guard type.kind != .protocol else { return false }
    return !index.exposed(of: type).filter(canBeCalled).isEmpty || genericSuperclass(of: type) != nil
      || type.children.contains { hasTable($0) && !$0.isLocal }
  }

  /// The generic superclass in this module that has a table, which only the subclass can specialize.
  private func genericSuperclass(of type: DeclaredType) -> DeclaredType? {
    guard type.kind == .class, let first = type.inherited.first, first.contains("<"),
      let above = index.ownClass(named: first), above.isGeneric, !above.isLocal, above !== type, hasTable(above)
    else { return nil }
    return above
  }

  // MARK: What is in one

  private static let unusual = ["inout ", "@autoclosure", "...", "isolated ", "sending ", "borrowing ", "consuming "]

  /// Whether a method can be called with untyped arguments.
  func canBeCalled(_ member: DeclaredMember) -> Bool {
    !member.isAsync && !member.isGeneric && !member.result.hasPrefix("some ")
      && !member.parameters.contains { parameter in
        Self.unusual.contains { parameter.type.contains($0) } || parameter.type.hasPrefix("some ")
      }
  }

  private func statements(of member: DeclaredMember, in type: DeclaredType) -> [String] {
    // The table is the class's own because the runtime looks up an object's dynamic class.
    let target = "(t as! \(type.name))"
    let name = Self.escaped(member.name)
    let selector = ModuleIndex.selector(of: member)
    guard member.kind == .method else {
      let get = "m[\"\(selector)\"] = { t, _ in let v = \(target).\(name); return v }"
      let set = "m[\"\(SelectorName.setter(of: selector))\"] = { t, a in \(target).\(name) = try a(0); return nil }"
      return member.isSettable ? [get, set] : [get]
    }
    let overloads = type.members.filter { $0.name == member.name && $0.labels == member.labels }
    let arguments = member.parameters.enumerated().map { number, parameter in
      (parameter.label.map { "\($0): " } ?? "")
        + (overloads.count > 1 ? "a(\(number)) as \(Self.plainType(parameter.type))" : "a(\(number))")
    }
    let call = "\(target).\(name)(\(arguments.joined(separator: ", ")))"
    let tries = !arguments.isEmpty || member.canThrow ? "try " : ""
    return member.hasResult
      ? ["m[\"\(selector)\"] = { t, a in \(tries)\(call) }"]
      : ["m[\"\(selector)\"] = { t, a in \(tries)\(call); return nil }"]
  }

  private static func plainType(_ type: String) -> String {
    let type = type.hasPrefix("@escaping ") ? String(type.dropFirst(10)) : type
    return type.hasSuffix("!") ? type.dropLast() + "?" : type
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
    "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "is", "let", "nil",
    "operator", "protocol", "repeat", "return", "self", "struct", "subscript", "super", "switch", "throw", "true",
    "try", "typealias", "var", "where", "while",
  ]

  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private func body(of type: DeclaredType, in path: String) -> [(conditions: [String], text: String)] {
    var parts: [(conditions: [String], text: String)] = []
    if let above = genericSuperclass(of: type), let first = type.inherited.first, let file = owner(of: above) {
      parts.append(([], "\(first).\(function(of: above, in: file))()"))
    }
    let members = index.exposed(of: type).filter(canBeCalled)
    if !members.isEmpty {
      let id = "\"\(module).\(words[path] ?? "").\(type.number)\""
      parts.append(([], "HeadlessMethods.define(\(id), of: \(type.name).self) { m in"))
      for member in members {
        for statement in statements(of: member, in: type) { parts.append((member.conditions, statement)) }
      }
      parts.append(([], "}"))
    }
    for child in type.children where !child.isLocal && !child.isGeneric && child.kind != .protocol && hasTable(child) {
      let inner = Array(child.conditions.dropFirst(type.conditions.count))
      parts.append((inner, "\(child.name).\(function(of: child, in: path))()"))
    }
    return parts
  }

  private func owner(of type: DeclaredType) -> String? { owners[ObjectIdentifier(type)] }

  var owners: [ObjectIdentifier: String] = [:]

  func insertion(in type: DeclaredType, of source: ReadSource) -> SourceEdit? {
    guard hasTable(type) else { return nil }
    let brace = source.tokens[type.close]
    let before = source.tokens[type.close - 1]
    let needsSemicolon = before.line == brace.line && !before.isSign("{") && !before.isSign(";")
    let parts = body(of: type, in: source.path)
    let head = "nonisolated static func \(function(of: type, in: source.path))() { "
    let offset = brace.range.lowerBound
    let isPlain = parts.allSatisfy { $0.conditions.isEmpty }
    if isPlain {
      var text = (needsSemicolon ? "; " : "") + head
      for (number, part) in parts.enumerated() {
        let joins = part.text == "}" || number + 1 == parts.count || part.text.hasSuffix(" in")
        text += part.text + (joins ? " " : "; ")
        if part.text == "}", number + 1 < parts.count { text += "; " }
      }
      return .insert(text + "} ", at: offset)
    }
    // `#if` needs its own lines, which get the brace's line number.
    let location = "#sourceLocation(file: \(Self.quoted(source.path)), line: \(brace.line))\n"
    var text = "\n" + location + head + "\n"
    for part in parts {
      for condition in part.conditions { text += "#if \(condition)\n" }
      text += part.text + "\n"
      text += String(repeating: "#endif\n", count: part.conditions.count)
    }
    let blanks = String(repeating: " ", count: max(0, source.column(of: offset) - 1))
    return .insert(text + "}\n" + location + blanks, at: offset)
  }

  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  func ending(of source: ReadSource) -> String {
    var text = "nonisolated func \(fileFunction(of: source.path))() {\n"
    for type in source.types where type.parent == nil && isReachable(type) && hasTable(type) {
      for condition in type.conditions { text += "#if \(condition)\n" }
      text += "\(type.name).\(function(of: type, in: source.path))()\n"
      text += String(repeating: "#endif\n", count: type.conditions.count)
    }
    return text + "}\n"
  }

  func hasEnding(_ source: ReadSource) -> Bool {
    source.types.contains { $0.parent == nil && isReachable($0) && hasTable($0) }
  }

  func moduleSource(of sources: [ReadSource]) -> String {
    let calls = sources.filter(hasEnding).map { "    \(fileFunction(of: $0.path))()\n" }.joined()
    return """
      import UIKit

      nonisolated func \(moduleFunction)() { PetriMethodTables.register() }

      enum PetriMethodTables: HeadlessMethodTables {
        nonisolated static func register() {
          guard HeadlessMethods.begins("\(module)") else { return }
      \(calls)  }
      }

      """
  }
}
