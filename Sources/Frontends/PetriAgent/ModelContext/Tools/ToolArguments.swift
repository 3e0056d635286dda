import PetriJSONRPC
import PetriText

package struct ToolArguments: Sendable {
  private let values: [String: JSONValue]

  /// Validates arguments.
  ///
  /// - Throws: one `RPCError` with all mistakes.
  init(_ value: JSONValue?, for parameters: [ToolParameter], of tool: String) throws(RPCError) {
    let given = value ?? .object([])
    guard let members = given.members else { throw RPCError(.invalidParams, "'arguments' must be an object") }
    var values: [String: JSONValue] = [:]
    var problems: [String] = []
    for member in members {
      guard let parameter = parameters.first(where: { $0.name == member.key }) else {
        let names = parameters.map(\.name).joined(separator: ", ")
        problems.append("unknown argument '\(member.key)'; \(tool) takes \(names.isEmpty ? "none" : names)")
        continue
      }
      if member.value.isNull, !parameter.isRequired { continue }
      if let problem = parameter.problem(with: member.value) ?? ToolArguments.unfit(member) { problems.append(problem) }
      values[member.key] = member.value
    }
    for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
      problems.append("missing argument '\(parameter.name)': \(parameter.summary)")
    }
    guard problems.isEmpty else { throw RPCError(.invalidParams, problems.joined(separator: "\n")) }
    self.values = values
  }

  /// The maximum size of an argument in bytes, below the system's limit for a process.
  private static let limit = 100_000

  /// The reason why a value can't be passed to a process, if any.
  private static func unfit(_ member: JSONValue.Member) -> String? {
    let text = member.value.string ?? member.value.text.compact
    if text.utf8.contains(0) || text.contains("\\u0000") { return "'\(member.key)' must not have the character NUL" }
    return text.utf8.count > limit ? "'\(member.key)' must have \(limit) bytes at most" : nil
  }

  package func string(_ name: String) -> String? { values[name]?.string }

  package func text(_ name: String) -> String { string(name) ?? "" }

  package func integer(_ name: String) -> Int? { values[name]?.int }

  package func flag(_ name: String) -> Bool { values[name]?.bool ?? false }

  package func strings(_ name: String) -> [String] { values[name]?.array?.compactMap(\.string) ?? [] }

  /// The members of an object as `key=value`, or as `key:=JSON` for null, lists and objects.
  package func pairs(_ name: String) -> [String] {
    (values[name]?.members ?? []).map { member in
      switch member.value {
      case .null, .array, .object: "\(member.key):=\(member.value.text.compact)"
      case .bool, .int, .double, .string: "\(member.key)=\(member.value.string ?? member.value.text.compact)"
      }
    }
  }
}

extension ToolParameter {
  fileprivate func problem(with value: JSONValue) -> String? {
    func must(_ words: String) -> String { "'\(name)' must be \(words)" }
    switch kind {
    case .string: return value.string == nil ? must("a string") : nil
    case .flag: return value.bool == nil ? must("true or false") : nil
    case .values: return value.members == nil ? must("an object") : nil
    case .strings:
      let isList = value.array?.allSatisfy { $0.string != nil } ?? false
      return isList ? nil : must("a list of strings")
    case .integer(let range):
      let isFine = value.int.map(range.contains) ?? false
      return isFine ? nil : must("an integer from \(range.lowerBound) to \(range.upperBound)")
    case .word(let words):
      let isFine = value.string.map(words.contains) ?? false
      return isFine ? nil : must("one of \(words.joined(separator: ", "))")
    }
  }
}
