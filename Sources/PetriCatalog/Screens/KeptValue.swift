/// A part of the catalogue that is read and kept as it stands: routes, interceptors, experiments.
public indirect enum KeptValue: Hashable, Sendable, Codable {
  /// Nothing.
  case null
  /// A scalar's text.
  case scalar(String)
  /// Elements.
  case list([KeptValue])
  /// Keys and values in order.
  case mapping([Entry])

  /// A key and its value.
  public struct Entry: Hashable, Sendable, Codable {
    /// The key.
    public var name: String
    /// Its value.
    public var value: KeptValue

    /// Makes an entry.
    public init(name: String, value: KeptValue) {
      self.name = name
      self.value = value
    }
  }
}
