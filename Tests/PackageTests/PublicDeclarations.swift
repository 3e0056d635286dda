import Foundation

/// A reader of Swift that is formatted as this package is: enough to list what a file declares as public.
enum PublicDeclarations {
  private struct Scope {
    var depth: Int
    var kind: String
    var name: String
    var isPublic: Bool
    var isOurs: Bool
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "typealias", "case",
  ]

  /// The names in order: types, functions, variables, cases; without those that are, or are in, something Headless.
  static func names(in text: String) -> [String] {
    var names: [String] = []
    walk(text) { statement, kind, name, _ in
      if kind != "extension" { names += kind == "case" ? cases(in: statement) : [name] }
    }
    return names
  }

  /// The classes in order, nested ones with what they are in, each with what it inherits first.
  static func classes(in text: String) -> [(name: String, superclass: String)] {
    var classes: [(String, String)] = []
    walk(text) { statement, kind, name, scopes in
      guard kind == "class" else { return }
      let inherited = statement.components(separatedBy: "\(name): ").dropFirst().first ?? ""
      let superclass = inherited.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      classes.append(((scopes.map(\.name) + [name]).joined(separator: "."), String(superclass)))
    }
    return classes
  }

  /// Visits each declaration that is to be seen outside and not Headless, with what it is in.
  private static func walk(
    _ text: String,
    visit: (_ statement: String, _ kind: String, _ name: String, [Scope]) -> Void
  ) {
    var scopes: [Scope] = []
    var depth = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.components(separatedBy: "//")[0]
        .replacingOccurrences(of: "{ ", with: "{; ").replacingOccurrences(of: " }", with: "; }")
      for statement in code.components(separatedBy: "; ") {
        let words = head(of: statement)
        if let (kind, name) = declaration(words) {
          let scope = scopes.last
          let inherits =
            scope.map { ["protocol", "case"].contains($0.kind) || kind == "case" && $0.kind == "enum" } ?? false
          let isMarked = words.contains("public") || words.contains("open")
          let isPublic = isMarked || inherits && scope?.isPublic == true
          let isOurs = scope?.isOurs == true || name.lowercased().contains("headless")
          let isVisible = scopes.allSatisfy { $0.isPublic || $0.kind == "extension" }
          if isPublic, !isOurs, isVisible { visit(statement, kind, name, scopes) }
          if ["class", "struct", "enum", "protocol", "extension"].contains(kind) {
            scopes.append(Scope(depth: depth, kind: kind, name: name, isPublic: isPublic, isOurs: isOurs))
          }
        }
        depth += statement.filter { $0 == "{" }.count - statement.filter { $0 == "}" }.count
        while let scope = scopes.last, depth <= scope.depth, statement.contains("}") { scopes.removeLast() }
      }
    }
  }

  private static func head(of statement: String) -> [String] {
    statement.split { $0 == " " || $0 == "{" }.map(String.init)
  }

  /// The first keyword that declares, and what it declares. `class func` and `class var` are members.
  private static func declaration(_ words: [String]) -> (kind: String, name: String)? {
    for (index, word) in words.enumerated() where keywords.contains(word) {
      guard index + 1 < words.count else { return nil }
      if word == "class", keywords.contains(words[index + 1]) { continue }
      guard words[..<index].allSatisfy(isModifier) else { return nil }
      let name = words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      return name.isEmpty ? nil : (word, name.filter { $0 != "`" })
    }
    return nil
  }

  private static func isModifier(_ word: String) -> Bool {
    word.hasPrefix("@")
      || [
        "public", "open", "package", "package(set)", "internal(set)", "private(set)", "fileprivate(set)", "static",
        "class", "final", "override",
        "nonisolated", "nonisolated(unsafe)", "mutating", "weak", "lazy", "indirect", "convenience", "required",
        "unowned",
        "private", "fileprivate",
      ].contains(word)
  }

  private static func cases(in statement: String) -> [String] {
    guard let start = statement.range(of: "case ") else { return [] }
    var depth = 0
    var list = [""]
    for character in statement[start.upperBound...] {
      if "([".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == "," { list.append("") } else if depth == 0 { list[list.count - 1].append(character) }
    }
    return list.map {
      $0.trimmingCharacters(in: .whitespaces).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    }
    .map { $0.filter { $0 != "`" } }.filter { !$0.isEmpty }
  }
}
