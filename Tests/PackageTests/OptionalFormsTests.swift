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
      var (depth, end) = (0, open)
      for index in part[open...].indices {
        if part[index] == "(" { depth += 1 } else if part[index] == ")" { depth -= 1 }
        if depth == 0 {
          end = index
          break
        }
      }
      let inside = part[part.index(after: open)..<end].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      var parameters: [String] = [""]
      depth = 0
      for character in inside {
        if "([<".contains(character) { depth += 1 } else if ")]>".contains(character) { depth -= 1 }
        if character == ",", depth == 0 {
          parameters.append("")
        } else {
          parameters[parameters.count - 1].append(character)
        }
      }
      let labels = parameters.map { parameter -> String in
        let halves = parameter.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        let label = halves.first?.split(separator: " ").first.map(String.init) ?? ""
        return halves.count < 2 ? "" : "\(label): \(halves[1])"
      }
      return Signature(name: String(part[..<open]), parameters: labels.joined(separator: ", "))
    }
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

  @Test("every optional requirement of every protocol has one, and there are no others")
  func complete() throws {
    let files = try PackageFolder.uikitFiles()
    let forms = files.filter { $0.path.contains("/Optionals/") && $0.path.hasSuffix("+Optional.swift") }
    let others = files.filter { !$0.path.contains("/Optionals/") }.map(\.text)
    #expect(forms.count > 30)
    var differences: [String] = []
    for form in forms {
      let name = String(form.path.split(separator: "/").last?.dropLast("+Optional.swift".count) ?? "")
      // A form calls what it is for on its target.
      var found: Set<Signature> = []
      for part in form.text.components(separatedBy: "func callAsFunction").dropFirst() {
        guard let call = part.components(separatedBy: "target.").dropFirst().first,
          let signature = Self.functions(in: "func x" + part).first
        else { continue }
        let called = String(call.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        found.insert(Signature(name: called, parameters: signature.parameters))
      }
      let wanted = Self.optional(name, in: others)
      differences += wanted.subtracting(found).map { "\(name): \($0) has no form" }
      differences += found.subtracting(wanted).map { "\(name): the form of \($0) belongs to none" }
    }
    expectEqual(differences.sorted(), [])
  }

  @Test("no protocol with optional requirements is without forms")
  func everyProtocol() throws {
    let files = try PackageFolder.uikitFiles()
    let forms = Set(
      files.filter { $0.path.contains("/Optionals/") }.compactMap { $0.path.split(separator: "/").last }
        .map { String($0.prefix { $0 != "+" }) }
    )
    let others = files.filter { !$0.path.contains("/Optionals/") }.map(\.text)
    let names = others.flatMap { text in
      text.components(separatedBy: "\npublic protocol ").dropFirst().map {
        String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
    let delegates = names.filter {
      ($0.hasSuffix("Delegate") || $0.hasSuffix("DataSource")) && !$0.contains("Headless")
    }
    let missing = delegates.filter { !forms.contains($0) && !Self.optional($0, in: others).isEmpty }
    expectEqual(missing, [])
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
}
