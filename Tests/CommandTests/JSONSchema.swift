import Foundation

/// A validator for the parts of JSON Schema (draft 7) that Petri's own schema uses.
struct JSONSchema {
  private let root: [String: Any]

  /// A text that isn't a schema with definitions.
  struct Unreadable: Error {}

  init(_ text: String) throws {
    guard let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      root["definitions"] is [String: Any]
    else { throw Unreadable() }
    self.root = root
  }

  /// The names of the definitions.
  var names: Set<String> { Set(definitions.keys) }

  private var definitions: [String: Any] { root["definitions"] as? [String: Any] ?? [:] }

  /// The problems of a document.
  func problems(of text: String, as definition: String) -> [String] {
    guard let schema = definitions[definition] as? [String: Any] else { return ["no definition '\(definition)'"] }
    guard let document = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) else {
      return ["not JSON"]
    }
    return problems(document, schema, "")
  }

  private static let known: Set<String> = [
    "$ref", "anyOf", "const", "enum", "type", "items", "required", "properties", "additionalProperties",
  ]

  private func problems(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    var found = Set(schema.keys).subtracting(JSONSchema.known).map { "\(path): the validator lacks '\($0)'" }
    if let reference = schema["$ref"] as? String {
      let name = reference.replacing("#/definitions/", with: "")
      guard let target = definitions[name] as? [String: Any] else { return ["\(path): no definition '\(name)'"] }
      return problems(value, target, path)
    }
    if let forms = schema["anyOf"] as? [[String: Any]] {
      let all = forms.map { problems(value, $0, path) }
      if !all.contains(where: \.isEmpty) { found += all.min { $0.count < $1.count } ?? [] }
    }
    if let const = schema["const"] as? Int, value as? Int != const { found.append("\(path): isn't \(const)") }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      found.append("\(path): '\(value)' is none of \(words)")
    }
    if let type = schema["type"] as? String, !JSONSchema.isOf(type, value) { return found + ["\(path): isn't \(type)"] }
    if let elements = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, element) in elements.enumerated() { found += problems(element, items, "\(path)[\(index)]") }
    }
    guard let object = value as? [String: Any] else { return found }
    for key in schema["required"] as? [String] ?? [] where object[key] == nil { found.append("\(path): lacks \(key)") }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    for (key, inner) in object {
      if let own = properties[key] ?? schema["additionalProperties"] as? [String: Any] {
        found += problems(inner, own, "\(path).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path): unknown key \(key)")
      }
    }
    return found
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": value is Bool
    case "integer": value is Int
    case "number": value is NSNumber
    default: false
    }
  }
}
