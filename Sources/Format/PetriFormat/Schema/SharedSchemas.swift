import PetriText

/// The definitions of a schema: parts that occur in several places are written once and referenced.
///
/// Draft-07 can't extend a mapping that forbids other keys, so each view kind lists all its keys, and only the values
/// of the keys are shared.
struct SharedSchemas {
  let definitions: [(String, JSONText?)]

  init(_ constructs: [(name: String, schema: JSONText)]) {
    var occurrences = Occurrences()
    for construct in constructs { occurrences.add(in: construct.schema, owner: construct.name) }
    let names = occurrences.names(besides: constructs)
    let made = names.compactMap { text, name in occurrences.found[text].map { (name, $0.schema.sharing(names)) } }
    definitions = constructs.map { ($0.name, $0.schema.sharing(names)) } + made.sorted { $0.0 < $1.0 }
  }

  private struct Occurrences {
    private(set) var found: [Text: Found] = [:]

    /// Records the parts of a schema, but not those of a repeated one, which will be written once.
    mutating func add(in schema: JSONText, owner: String) {
      for part in schema.parts {
        if let text = part.shareable {
          found[text]?.owners.append(owner)
          if found[text] != nil { continue }
          found[text] = Found(schema: part.schema, key: part.key, order: found.count, owners: [owner])
        }
        add(in: part.schema, owner: part.key ?? owner)
      }
    }

    /// The names of constructs and shared schemas; the most frequent ones get the shortest names.
    func names(besides constructs: [(name: String, schema: JSONText)]) -> [Text: String] {
      var names: [Text: String] = [:]
      for construct in constructs { names[Text(key: nil, schema: construct.schema.compact)] = construct.name }
      var taken = Set(constructs.map(\.name))
      let shared = found.filter { $0.value.owners.count > 1 && names[$0.key] == nil }.sorted {
        ($0.value.owners.count, $1.value.order) > ($1.value.owners.count, $0.value.order)
      }
      for (text, found) in shared {
        let name = found.name(besides: taken)
        names[text] = name
        taken.insert(name)
      }
      return names
    }
  }

  private struct Found {
    let schema: JSONText
    let key: String?
    let order: Int
    /// The keys and constructs that contain it, one for each occurrence.
    var owners: [String]

    /// The name: `label.text` for a key that only labels have, `any.width` otherwise, and `padding` for a mapping that
    /// such a key takes.
    func name(besides taken: Set<String>) -> String {
      let own = [owners[0], key].compactMap(\.self).joined(separator: ".")
      let common = Set(owners).count > 1 ? key.map { "any.\($0)" } : nil
      if let free = [common, own].compactMap(\.self).first(where: { !taken.contains($0) }) { return free }
      var number = 2
      while taken.contains("\(own).\(number)") { number += 1 }
      return "\(own).\(number)"
    }
  }

  fileprivate struct Text: Hashable {
    let key: String?
    let schema: String
  }

  fileprivate struct Part {
    let schema: JSONText
    let key: String?

    /// The text, if it is worth sharing: the schema of a key's value, or of a mapping.
    var shareable: Text? {
      guard case .object = schema, key != nil || schema.isMapping else { return nil }
      return Text(key: key, schema: schema.compact)
    }
  }
}

extension JSONText {
  fileprivate var parts: [SharedSchemas.Part] {
    var parts: [SharedSchemas.Part] = []
    _ = mapParts { part in
      parts.append(part)
      return part.schema
    }
    return parts
  }

  fileprivate var isMapping: Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { name, value in
      if name == "anyOf", case .array(let forms)? = value { return forms.allSatisfy(\.isMapping) }
      return name == "properties"
    }
  }

  fileprivate func sharing(_ names: [SharedSchemas.Text: String]) -> JSONText {
    mapParts { part in
      if let text = part.shareable, let name = names[text] { return Schema.reference(to: name).json }
      return part.schema.sharing(names)
    }
  }

  private func mapParts(_ change: (SharedSchemas.Part) -> JSONText) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { name, value in
        switch (name, value) {
        case ("properties", .object(let keys)?):
          (name, .object(keys.map { key, value in (key, value.map { change(.init(schema: $0, key: key)) }) }))
        case ("anyOf", .array(let forms)?), ("allOf", .array(let forms)?):
          (name, .array(forms.map { change(.init(schema: $0, key: nil)) }))
        case ("items", let value?), ("additionalProperties", let value?):
          (name, change(.init(schema: value, key: nil)))
        default: (name, value)
        }
      }
    )
  }
}
