/// An ordered collection of named values: a context, or a value of an object type.
public struct ContextObject: Hashable, Sendable {
  /// A named value.
  public struct Entry: Hashable, Sendable, Codable {
    /// The name.
    public var name: String
    /// The value.
    public var value: ContextValue

    /// Creates an entry.
    public init(name: String, value: ContextValue) {
      self.name = name
      self.value = value
    }
  }

  /// The entries, in the order in which the fields are declared.
  public private(set) var entries: [Entry]

  /// Creates an object. If names are duplicated, the last value wins.
  public init(_ entries: [Entry] = []) {
    self.entries = []
    for entry in entries { self[entry.name] = entry.value }
  }

  /// Whether there are no entries.
  public var isEmpty: Bool { entries.isEmpty }

  /// The entries that are missing in or differ from another object.
  package func changes(since other: ContextObject) -> [Entry] { entries.filter { other[$0.name] != $0.value } }

  /// The value for a name. Setting `nil` removes the entry; setting a new name appends one.
  public subscript(name: String) -> ContextValue? {
    get { entries.first { $0.name == name }?.value }
    set {
      let index = entries.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(name: name, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension ContextObject: CustomStringConvertible {
  /// The entries in YAML's flow style: `city: "Kazan", closes: 18:00`.
  public var description: String {
    entries.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ContextObject: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try [Entry](from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try entries.encode(to: encoder)
  }
}
