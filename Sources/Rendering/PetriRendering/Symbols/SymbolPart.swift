/// A part of a symbol in the tables: a path, and how it is drawn in the symbol and in its filled variant.
struct SymbolPart: Hashable, Sendable {
  enum Kind: String, Sendable, CaseIterable {
    /// An outline, filled in the filled variant.
    case body
    /// A line in both variants.
    case line
    /// A line on the body, cut out of it in the filled variant.
    case mark
    /// A filled shape in both variants.
    case dot
    /// A filled shape on the body, cut out of it in the filled variant.
    case spot
    /// An outline on the body, whose interior is cut out of it in the filled variant.
    case form
  }

  let kind: Kind
  let path: SymbolPath

  /// Parses the parts of a symbol: a kind and a path each.
  ///
  /// - Returns: `nil` for malformed text.
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
