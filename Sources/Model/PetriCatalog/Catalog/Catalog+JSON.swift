public import Foundation

extension Catalog {
  /// Reads the catalogue that `petri compile` wrote, without any of its files.
  ///
  /// - Throws: the place in the JSON and the reason.
  public init(json: Data) throws(UnreadableCatalog) {
    do {
      self = try JSONDecoder().decode(Catalog.self, from: json)
    } catch {
      throw UnreadableCatalog(error)
    }
  }

  /// The catalogue as JSON, which is the same for equal catalogues: one line with sorted keys.
  ///
  /// - Throws: the encoder's error for a number that JSON can't write; no catalogue that was checked has one.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + [UInt8(ascii: "\n")]
  }
}
