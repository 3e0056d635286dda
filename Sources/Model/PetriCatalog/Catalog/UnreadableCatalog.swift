/// The reason why JSON isn't a catalogue that this version of Petri reads.
public enum UnreadableCatalog: Error, Hashable, CustomStringConvertible {
  /// The JSON is of another version of the format.
  case format(Int)
  /// The JSON has an error: the path of the value, such as `screens[3].content.views`, which is empty for the JSON itself, and the
  /// reason.
  case invalid(path: String, reason: String)

  /// The reason in words, with the path.
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

  /// The kind of a JSON value that a type is read from.
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
