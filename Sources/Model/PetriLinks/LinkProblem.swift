/// The reason why a text isn't a link.
public enum LinkProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Its length in bytes exceeds the limit.
  case tooLong(Int)
  /// A character must be percent-encoded.
  case notAllowed(Unicode.Scalar)
  /// It doesn't start with a scheme and a colon.
  case noScheme
  /// It has a user name.
  case user
  /// The percent-encoding of a component is invalid or isn't UTF-8.
  case badEncoding(String)

  /// The reason.
  public var description: String {
    switch self {
    case .tooLong(let bytes): "the link has \(bytes) bytes; the limit is \(Link.maxBytes)"
    case .notAllowed(" "): "a space must be percent-encoded: %20"
    case .notAllowed(let scalar): "U+\(LinkProblem.hex(scalar.value)) must be percent-encoded"
    case .noScheme: "the scheme is missing; begin the link with one, such as shop:"
    case .user: "a link can't have a user name before '@'"
    case .badEncoding(let part): "\(part) isn't percent-encoded UTF-8"
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
