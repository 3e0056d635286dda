public import Foundation

extension Catalog {
  /// Decodes the JSON that `petri compile` prints.
  public init(json: Data) throws(UnreadableCatalog) {
    do {
      self = try JSONDecoder().decode(Catalog.self, from: json)
    } catch {
      throw UnreadableCatalog(error)
    }
  }

  /// Encodes the catalogue as one line of JSON with sorted keys; equal catalogues have equal encodings.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + [UInt8(ascii: "\n")]
  }
}

/// The error thrown if a catalogue can't be decoded.
public enum UnreadableCatalog: Error, Hashable, CustomStringConvertible {
  /// An unsupported version of the format.
  case format(Int)
  /// An invalid value; the path is empty for the document itself.
  case invalid(path: String, reason: String)

  /// The path and the reason.
  public var description: String {
    switch self {
    case .format(let version):
      "unsupported format version \(version); this version of Petri reads \(CatalogSettings.currentFormat)"
    case .invalid("", let reason): reason
    case .invalid(let path, let reason): "\(path): \(reason)"
    }
  }
}

extension UnreadableCatalog {
  init(_ error: any Error) {
    switch error {
    case let problem as UnreadableCatalog: self = problem
    case DecodingError.keyNotFound(let key, let context): self.init(context.codingPath + [key], "missing")
    case DecodingError.valueNotFound(_, let context): self.init(context.codingPath, "must not be null")
    case DecodingError.typeMismatch(let type, let context):
      self.init(context.codingPath, "must be \(UnreadableCatalog.word(for: type))")
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty: self.init([], "invalid JSON")
    case DecodingError.dataCorrupted(let context): self.init(context.codingPath, context.debugDescription)
    default: self.init([], "\(error)")
    }
  }

  private init(_ path: [any CodingKey], _ reason: String) {
    var text = ""
    for key in path {
      if let index = key.intValue { text += "[\(index)]" } else { text += (text.isEmpty ? "" : ".") + key.stringValue }
    }
    self = .invalid(path: text, reason: reason)
  }

  /// The JSON type that represents a Swift type.
  private static func word(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is [Any].Type: "an array"
    case is [String: Any].Type: "an object"
    default: "a number"
    }
  }
}
