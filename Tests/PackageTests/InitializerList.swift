import Foundation

/// The list of UIKit's initializers beside these tests, and the test that is made from it.
struct InitializerList {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  struct Parameter {
    var label: String
    var type: String
    var hasDefault: Bool
  }

  struct Initializer {
    var isFailable: Bool
    var raises: Bool
    var parameters: [Parameter]

    var isPlain: Bool { parameters.isEmpty }

    var labels: String { "init\(isFailable ? "?" : "")(\(parameters.map { "\($0.label):" }.joined()))" }
  }

  struct Listed {
    /// With its generic arguments, as it is called.
    var name: String
    var superclass: String?
    var initializers: [Initializer] = []
    var lacksPlain = false
    var lacksAll = false
    var inheritsNone = false

    var plainName: String { String(name.prefix { $0 != "<" }) }
  }

  private(set) var classes: [Listed] = []

  init(_ text: String) throws {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard line.hasPrefix(" ") else {
        let parts = line.components(separatedBy: ": ")
        classes.append(Listed(name: parts[0], superclass: parts.count > 1 ? parts[1] : nil))
        continue
      }
      let words = line.trimmingCharacters(in: .whitespaces)
      guard let last = classes.indices.last else { throw Failure(description: "no class above '\(words)'") }
      switch words {
      case "no init()": classes[last].lacksPlain = true
      case "no initializers": classes[last].lacksAll = true
      case "no inherited": classes[last].inheritsNone = true
      default: classes[last].initializers.append(try Self.initializer(words))
      }
    }
  }

  private static func initializer(_ words: String) throws -> Initializer {
    let raises = words.hasPrefix("raises ")
    let declaration = raises ? String(words.dropFirst("raises ".count)) : words
    guard let open = declaration.firstIndex(of: "("), declaration.hasPrefix("init"), declaration.hasSuffix(")") else {
      throw Failure(description: "no initializer: '\(words)'")
    }
    let inner = declaration[declaration.index(after: open)...].dropLast()
    let parameters = try split(String(inner)).map { part in
      let pair = part.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard pair.count == 2 else { throw Failure(description: "no type in '\(words)'") }
      let value = pair[1].components(separatedBy: " = ")
      return Parameter(label: pair[0], type: value[0], hasDefault: value.count > 1)
    }
    return Initializer(isFailable: declaration.hasPrefix("init?"), raises: raises, parameters: parameters)
  }

  /// Splits at the commas outside brackets; an arrow isn't a bracket.
  private static func split(_ text: String) -> [String] {
    var depth = 0
    var parts = [""]
    var previous: Character = " "
    for character in text {
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      if depth == 0, character == "," { parts.append("") } else { parts[parts.count - 1].append(character) }
      previous = character
    }
    return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  func isKind(_ listed: Listed, of name: String) -> Bool {
    if listed.name == name { return true }
    return classes.first { $0.name == listed.superclass }.map { isKind($0, of: name) } ?? false
  }

  /// The initializers of a class, its superclasses' first.
  func initializers(of listed: Listed) -> [Initializer] {
    guard !listed.lacksAll else { return [] }
    if listed.inheritsNone { return listed.initializers }
    let inherited = classes.first { $0.name == listed.superclass }.map(initializers) ?? []
    let own = Set(listed.initializers.map(\.labels))
    return inherited.filter { !own.contains($0.labels) && !(listed.lacksPlain && $0.isPlain) } + listed.initializers
  }
}
