/// A way into a context: `city`, `stores[0].name`.
public struct ContextPath: Hashable, Sendable {
  /// A key of an object or a place in a list.
  public enum Step: Hashable, Sendable {
    /// A key.
    case key(String)
    /// A place in a list, from 0.
    case index(Int)
  }

  /// The steps from the context inwards.
  public var steps: [Step]

  /// Makes a path.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Reads `stores[0].name`; `nil` where a key is empty or an index is no number from 0 to 9999.
  public init?(_ text: some StringProtocol) {
    // Nearly every path is one key.
    if ContextPath.isKey(text) {
      steps = [.key(String(text))]
      return
    }
    var steps: [Step] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", omittingEmptySubsequences: false)
      guard let key = pieces.first, ContextPath.isKey(key) else { return nil }
      steps.append(.key(String(key)))
      for piece in pieces.dropFirst() {
        guard piece.last == "]", let index = Int(piece.dropLast()), (0...9999).contains(index),
          piece.utf8.first != UInt8(ascii: "+")
        else { return nil }
        steps.append(.index(index))
      }
    }
    self.steps = steps
  }

  /// The path with a step more.
  public func appending(_ step: Step) -> ContextPath { ContextPath(steps + [step]) }

  /// The first step's key.
  public var root: String? {
    if case .key(let key)? = steps.first { return key }
    return nil
  }

  /// A key or a screen's name: letters, digits, `-` and `_`, not starting with a digit or a `-`.
  private static func isKey(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, first.isLetter || first == UInt8(ascii: "_") else { return false }
    return text.utf8.allSatisfy {
      $0.isLetter || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
  }
}

extension ContextPath: CustomStringConvertible {
  /// The text that `init(_:)` reads.
  public var description: String {
    var result = ""
    for step in steps {
      switch step {
      case .key(let key): result += result.isEmpty ? key : ".\(key)"
      case .index(let index): result += "[\(index)]"
      }
    }
    return result
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
