public import Foundation

extension Catalog {
  /// Decodes the output of `petri compile`.
  public init(json: Data) throws(UnreadableCatalog) {
    do {
      self = try JSONDecoder().decode(Catalog.self, from: json)
    } catch {
      throw UnreadableCatalog(error)
    }
  }

  /// The catalogue as one line of JSON with sorted keys, which is equal for equal catalogues.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + [UInt8(ascii: "\n")]
  }
}
