/// A part of a symbol in the tables: a path, and how it is drawn in the symbol and in its filled variant.
struct SymbolPart: Hashable, Sendable {
  enum Kind: String, Sendable, CaseIterable {
    /// An outline that is filled in the filled variant.
    case body
    /// A line in both.
    case line
    /// A line on the body, that is cut out of it where it is filled.
    case mark
    /// A filled shape in both.
    case dot
    /// A filled shape on the body, that is cut out of it where it is filled.
    case spot
    /// An outline on the body, all of which is cut out of it where it is filled.
    case form
  }

  let kind: Kind
  let path: SymbolPath

  /// The parts of a symbol, as a table has them: a kind and a path each.
  ///
  /// - Returns: `nil` for a text that isn't that.
  static func parts(_ text: some StringProtocol) -> [SymbolPart]? {
    var parts: [(kind: Kind, path: String)] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let kind = Kind(rawValue: String(word)) {
        parts.append((kind, ""))
      } else if parts.isEmpty {
        return nil
      } else {
        parts[parts.count - 1].path += word + " "
      }
    }
    let read = parts.compactMap { part in
      SymbolPathReader.path(part.path).map { SymbolPart(kind: part.kind, path: $0) }
    }
    return read.count == parts.count && !read.isEmpty ? read : nil
  }
}
