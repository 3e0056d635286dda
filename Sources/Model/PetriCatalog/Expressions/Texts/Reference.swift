/// A value named in a text or a condition: `${city}`, `${stores[0].name}`, `${state.signedIn}`, `${item.name}`.
public struct Reference: Hashable, Sendable {
  /// The first step that leads to the app's state and not to the context.
  public static let state = "state"
  /// The first step of a path to a person's input, in screens that have a form.
  public static let form = "form"
  /// The step that leads to how many elements a list has: `${stores.count}`.
  public static let count = "count"

  /// The way to the value, from the scope inwards.
  public var path: ContextPath

  /// Makes a reference.
  public init(path: ContextPath) {
    self.path = path
  }

  /// Reads the text between the braces, blanks around it ignored; `nil` where it isn't a path.
  public init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let reference = text.withUTF8({ Reference(utf8: $0) }) else { return nil }
    self = reference
  }

  /// Reads the bytes between the braces.
  init?(utf8: UnsafeBufferPointer<UInt8>) {
    guard let path = ContextPath(utf8: utf8.trimmingBlanks) else { return nil }
    self.path = path
  }
}

extension Reference: CustomStringConvertible {
  /// `${city}`.
  public var description: String { "${\(path)}" }
}

extension Reference: Codable {
  /// Reads `${city}`.
  ///
  /// - Throws: `DecodingError` where it isn't a reference.
  public init(from decoder: any Decoder) throws {
    guard let reference = try TextTemplate(from: decoder).wholeReference else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "expected a reference"))
    }
    self = reference
  }

  /// Writes `${city}`.
  ///
  /// - Throws: the error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The text without the blanks at its ends.
  fileprivate var trimmingBlanks: UnsafeBufferPointer<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let start = firstIndex { !isBlank($0) } ?? endIndex
    let end = lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
    return UnsafeBufferPointer(rebasing: self[start..<end])
  }
}
