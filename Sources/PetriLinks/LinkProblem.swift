/// Why a text is no link.
public enum LinkProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// It has so many bytes.
  case tooLong(Int)
  /// A character that has to be percent-encoded.
  case notAllowed(Unicode.Scalar)
  /// It does not begin with a scheme and a colon.
  case noScheme
  /// It names a user, which no link into an app does.
  case user
  /// A part whose percent-encoding is none, or no UTF-8.
  case badEncoding(String)

  /// The reason.
  public var description: String {
    switch self {
    case .tooLong(let bytes): "it has \(bytes) bytes; the limit is \(Link.mostBytes)"
    case .notAllowed(let scalar): "U+\(LinkProblem.hex(scalar.value)) in it has to be percent-encoded"
    case .noScheme: "it does not begin with a scheme, such as shop:"
    case .user: "it names a user before '@'"
    case .badEncoding(let part): "\(part) is not percent-encoded UTF-8"
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
