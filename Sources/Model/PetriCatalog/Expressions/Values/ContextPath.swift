/// A path to a value in a context: `city`, `stores[0].name`.
public struct ContextPath: Hashable, Sendable {
  /// A step of a path: a key or an index.
  public enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The steps from the root.
  public var steps: [Step]

  /// Creates a path.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Parses a path such as `stores[0].name`; returns `nil` for an empty key or an index outside 0 to 9999.
  public init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let path = text.withUTF8({ ContextPath(utf8: $0) }) else { return nil }
    self = path
  }

  init?(utf8: UnsafeBufferPointer<UInt8>) {
    guard let steps = ContextPath.steps(utf8) else { return nil }
    self.steps = steps
  }

  private static func steps(_ text: UnsafeBufferPointer<UInt8>) -> [Step]? {
    var steps: [Step] = []
    var offset = 0
    while true {
      let start = offset
      while offset < text.count, text[offset].isInKey(isFirst: offset == start) { offset += 1 }
      guard offset > start else { return nil }
      steps.append(.key(String(decoding: text[start..<offset], as: UTF8.self)))
      while offset < text.count, text[offset] == UInt8(ascii: "[") {
        guard let index = index(text, &offset) else { return nil }
        steps.append(.index(index))
      }
      guard offset < text.count else { return steps }
      guard text[offset] == UInt8(ascii: ".") else { return nil }
      offset += 1
    }
  }

  /// Parses an index such as `[12]` and advances the offset past it.
  private static func index(_ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> Int? {
    offset += 1
    let start = offset
    var index = 0
    while offset < text.count, (0x30...0x39).contains(text[offset]) {
      index = index * 10 + Int(text[offset] & 0xF)
      guard index <= 9999 else { return nil }
      offset += 1
    }
    guard offset > start, offset < text.count, text[offset] == UInt8(ascii: "]") else { return nil }
    offset += 1
    return index
  }

  /// Returns the path with another step at the end.
  public func appending(_ step: Step) -> ContextPath { ContextPath(steps + [step]) }

  /// The key of the first step; `nil` if the path is empty or starts with an index.
  public var root: String? {
    if case .key(let key)? = steps.first { return key }
    return nil
  }
}

extension ContextPath: CustomStringConvertible {
  /// The notation: `stores[0].name`.
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
  /// Whether a key can contain the character: ASCII letters, digits, `-` and `_`, but no digit or `-` at the start.
  fileprivate func isInKey(isFirst: Bool) -> Bool {
    switch self {
    case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
    case 0x30...0x39, UInt8(ascii: "-"): !isFirst
    default: false
    }
  }
}

/// An assignment to a path in a context: `city=Kazan`, `stores[0].name=Centre`.
public struct ContextAssignment: Hashable, Sendable {
  /// The path of the assigned value.
  public var path: ContextPath
  /// The value.
  public var value: ContextLiteral

  /// Creates an assignment.
  public init(path: ContextPath, value: ContextLiteral) {
    self.path = path
    self.value = value
  }

  /// Parses `path=text`; returns `nil` without `=` or a valid path.
  public init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), let path = ContextPath(argument[..<equals]) else { return nil }
    self.path = path
    value = .scalar(String(argument[argument.index(after: equals)...]), .argument)
  }
}
