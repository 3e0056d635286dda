/// A reference to a value: `${city}`, `${stores[0].name}`, `${state.signedIn}`.
public struct Reference: Hashable, Sendable {
  /// The root of references to the app's state.
  public static let state = "state"
  /// The root of references to a form's input.
  public static let form = "form"
  /// The key of a list's length: `${stores.count}`.
  public static let count = "count"

  /// The path from the scope to the value.
  public var path: ContextPath

  /// Makes a reference.
  public init(path: ContextPath) {
    self.path = path
  }

  /// Parses the text between the braces; `nil` if it isn't a path.
  public init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let reference = text.withUTF8({ Reference(utf8: $0) }) else { return nil }
    self = reference
  }

  init?(utf8: UnsafeBufferPointer<UInt8>) {
    guard let path = ContextPath(utf8: utf8.trimmingBlanks) else { return nil }
    self.path = path
  }
}

extension Reference: CustomStringConvertible {
  /// `${city}`.
  public var description: String { "${\(path)}" }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Reference: Codable {
  public init(from decoder: any Decoder) throws {
    guard let reference = try TextTemplate(from: decoder).wholeReference else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "expected a reference"))
    }
    self = reference
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var trimmingBlanks: UnsafeBufferPointer<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let start = firstIndex { !isBlank($0) } ?? endIndex
    let end = lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
    return UnsafeBufferPointer(rebasing: self[start..<end])
  }
}
