/// Rewrites optional protocol requirements as optional properties.
struct OptionalRequirements {
  let source: ReadSource
  let type: DeclaredType
  let module: String
  let moduleFunction: String

  var members: [DeclaredMember] { type.members.filter { $0.modifiers.contains("optional") } }

  private var access: String {
    for word in ["public", "package", "fileprivate", "private"] where modifiers.contains(word) {
      return (word == "private" ? "fileprivate" : word) + " "
    }
    return ""
  }

  private var modifiers: Set<String> {
    var words: Set<String> = []
    var index = type.open - 1
    while index >= 0, !source.tokens[index].isWord("protocol") { index -= 1 }
    while index > 0, source.tokens[index - 1].kind == .word {
      index -= 1
      words.insert(source.tokens[index].text)
    }
    return words
  }

  private static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") }

  private static func result(of member: DeclaredMember) -> String {
    guard member.hasResult || member.kind == .property else { return "Void?" }
    if member.result.hasSuffix("!") { return member.result.dropLast() + "?" }
    return isOptional(member.result) ? member.result : "(\(member.result))?"
  }

  private func line(of member: DeclaredMember) -> String {
    "#sourceLocation(file: \(MethodTables.quoted(source.path)), line: \(source.tokens[member.nameToken].line))\n"
  }

  func ending() -> String {
    var text = type.conditions.map { "#if \($0)\n" }.joined()
    for name in Set(members.filter { $0.kind == .method }.map(\.name)).sorted() {
      let methods = members.filter { $0.kind == .method && $0.name == name }
      let structure = "PetriOptional_\(type.simpleName)_\(name)"
      let selectors = methods.map { "\"\(ModuleIndex.selector(of: $0))\"" }.joined(separator: ", ")
      text += "\(access)struct \(structure) {\nlet target: AnyObject\n"
      for method in methods {
        let parameters = method.parameters.enumerated().map { number, parameter in
          "\(parameter.label ?? "_") p\(number): \(parameter.type)"
        }
        let arguments = method.parameters.indices.map { "p\($0)" }.joined(separator: ", ")
        text += line(of: method)
        text += "@discardableResult \(access)func callAsFunction(\(parameters.joined(separator: ", ")))"
        text += " -> \(Self.result(of: method)) {"
        text += " HeadlessMethods.optional(\"\(ModuleIndex.selector(of: method))\", of: target, [\(arguments)]) }\n"
      }
      text +=
        "}\nextension \(type.name) {\n\(line(of: methods[0]))\(access)var \(MethodTables.escaped(name)): \(structure)? {"
      text += " \(moduleFunction)();"
      text += " return HeadlessMethods.hasAny([\(selectors)], of: self) ? \(structure)(target: self) : nil }\n}\n"
    }
    for property in members where property.kind == .property {
      let selector = "\"\(ModuleIndex.selector(of: property))\""
      text += "extension \(type.name) {\n\(line(of: property))\(access)var \(MethodTables.escaped(property.name)): "
      text += "\(Self.result(of: property)) { \(moduleFunction)();"
      text += " return HeadlessMethods.optional(\(selector), of: self, []) }\n}\n"
    }
    return text + String(repeating: "#endif\n", count: type.conditions.count)
  }

  func edits() -> [SourceEdit] {
    members.map { member in
      var last = member.last
      let next = last + 1
      if member.kind == .property, source.tokens.indices.contains(next), source.tokens[next].isSign("{"),
        let end = source.partners[next]
      {
        last = end
      }
      let range = source.tokens[member.first].range.lowerBound..<source.tokens[last].range.upperBound
      return .blank(range, of: source.bytes)
    }
  }
}
