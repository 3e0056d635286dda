import Expectations
import Foundation
import Testing

/// Optional requirements have a form that is called with a question mark, one each.
@Suite("Forms of optional requirements") struct OptionalFormsTests {
  private struct Signature: Hashable, CustomStringConvertible {
    let name: String
    /// The labels and types of its parameters.
    let parameters: String
    var description: String { "\(name)(\(parameters))" }
  }

  /// The functions of a text, as `name` and parameters without their inner names.
  private static func functions(in text: String) -> [Signature] {
    text.components(separatedBy: "func ").dropFirst().compactMap { part in
      guard let open = part.firstIndex(of: "(") else { return nil }
      let labels = list(in: part[open...]).map { parameter -> String in
        let halves = parameter.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        let label = halves.first?.split(separator: " ").first.map(String.init) ?? ""
        return halves.count < 2 ? "" : "\(label): \(halves[1])"
      }
      return Signature(name: String(part[..<open]), parameters: labels.joined(separator: ", "))
    }
  }

  /// The elements of the list in parentheses at the beginning of a text.
  private static func list(in text: Substring) -> [String] {
    var (depth, elements) = (0, [""])
    for character in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") {
      if "([<".contains(character) { depth += 1 } else if ")]".contains(character) { depth -= 1 }
      if character == ">", elements.last?.hasSuffix("-") == false { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 { elements.append("") } else { elements[elements.count - 1].append(character) }
    }
    elements[0].removeFirst()
    return elements.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The calls with a question mark that a text declares, by protocol: closures of its extensions, and functions of callable values.
  private static func forms(in text: String) -> [String: Set<Signature>] {
    var forms: [String: Set<Signature>] = [:]
    for declaration in text.components(separatedBy: "\n}\n") {
      if let name = declaration.firstMatch(of: /extension (\w+) \{/)?.1 {
        let closures = declaration.matches(of: /var (\w+):\s*\((\(.*) -> .*\)\?\s*\{\s*(\w+)/).filter { $0.1 == $0.3 }
        forms[String(name), default: []].formUnion(
          closures.map {
            Signature(name: String($0.1), parameters: list(in: $0.2).map { "_: \($0)" }.joined(separator: ", "))
          }
        )
      } else if let name = declaration.firstMatch(of: /let target: any (\w+)/)?.1 {
        for part in declaration.components(separatedBy: "func callAsFunction").dropFirst() {
          guard let called = part.firstMatch(of: /target\.(\w+)/)?.1,
            let signature = functions(in: "func x" + part).first
          else { continue }
          forms[String(name), default: []].insert(Signature(name: String(called), parameters: signature.parameters))
        }
      }
    }
    return forms
  }

  /// The body of the first declaration that begins with some words, at the beginning of a line; nil without one.
  private static func body(after words: String, in text: String) -> String? {
    guard let start = ("\n" + text).range(of: "\n" + words) else { return nil }
    let rest = ("\n" + text)[start.upperBound...]
    return rest.range(of: "\n}").map { String(rest[..<$0.lowerBound]) }
  }

  /// The requirements of a protocol that have a default, as `delegate?.name?(…)` calls them on iOS.
  private static func optional(_ name: String, in files: [String]) -> Set<Signature> {
    let required = files.compactMap { body(after: "public protocol \(name)", in: $0) }.flatMap(functions)
    let defaults = files.compactMap { body(after: "extension \(name) {", in: $0) }.flatMap(functions)
    return Set(required).intersection(defaults)
  }

  /// The forms of the package by protocol, and the texts of the other files.
  private static func read() throws -> (forms: [String: Set<Signature>], others: [String]) {
    let files = try PackageFolder.uikitFiles()
    let forms = files.filter { $0.path.contains("/Optionals/") }.map { Self.forms(in: $0.text) }
    return (
      forms.reduce(into: [:]) { $0.merge($1) { $0.union($1) } },
      files.filter { !$0.path.contains("/Optionals/") }.map(\.text)
    )
  }

  @Test("every optional requirement of every protocol has one, and there are no others")
  func complete() throws {
    let (forms, others) = try Self.read()
    #expect(forms.count > 30)
    var differences: [String] = []
    for (name, found) in forms {
      let wanted = Self.optional(name, in: others)
      differences += wanted.subtracting(found).map { "\(name): \($0) has no form" }
      differences += found.subtracting(wanted).map { "\(name): the form of \($0) belongs to none" }
    }
    expectEqual(differences.sorted(), [])
  }

  @Test("no protocol with optional requirements is without forms")
  func everyProtocol() throws {
    let (forms, others) = try Self.read()
    let names = others.flatMap { text in
      text.components(separatedBy: "\npublic protocol ").dropFirst().map {
        String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
    let delegates = names.filter {
      ($0.hasSuffix("Delegate") || $0.hasSuffix("DataSource")) && !$0.contains("Headless")
    }
    expectEqual(delegates.filter { forms[$0] == nil && !Self.optional($0, in: others).isEmpty }, [])
  }

  @Test("the reader tells overloads apart and finds a requirement without a form")
  func reader() {
    let text = """
      public protocol Thing: AnyObject {
        func tell(_ thing: Thing, at path: [Int: (Int) -> Void]) -> Int
        func tell(
          _ thing: Thing,
          about text: String
        )
        func must()
      }

      extension Thing {
        public func tell(_ thing: Thing, at path: [Int: (Int) -> Void]) -> Int { 1 }
        public func tell(_ thing: Thing, about text: String) {}
      }
      """
    expectEqual(
      Self.optional("Thing", in: [text]).map(\.description).sorted(),
      ["tell(_: Thing, about: String)", "tell(_: Thing, at: [Int: (Int) -> Void])"]
    )
  }

  @Test("the reader finds closures and functions of callable values")
  func readsForms() {
    let text = """
      extension Thing {
        public var told: ((Thing, [Int: (Int) -> Void]) -> Int)? { told(_:_:) }
        public var tell: HeadlessThingTell? { .init(target: self) }
      }

      @MainActor
      public struct HeadlessThingTell {
        let target: any Thing

        public func callAsFunction(_ a: Thing, about b: String) { target.tell(a, about: b) }
      }

      """
    expectEqual(
      Self.forms(in: text)["Thing", default: []].map(\.description).sorted(),
      ["tell(_: Thing, about: String)", "told(_: Thing, _: [Int: (Int) -> Void])"]
    )
  }
}
