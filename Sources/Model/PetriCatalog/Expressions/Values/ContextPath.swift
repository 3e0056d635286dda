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

  /// Reads `stores[0].name`; `nil` where a key is empty or an index isn't a number from 0 to 9999.
  public init?(_ text: some StringProtocol) {
    var text = String(text)
    guard let path = text.withUTF8({ ContextPath(utf8: $0) }) else { return nil }
    self = path
  }

  /// Reads the bytes of a path.
  init?(utf8: UnsafeBufferPointer<UInt8>) {
    guard let steps = ContextPath.steps(utf8) else { return nil }
    self.steps = steps
  }

  /// The steps that are written: keys with dots between them, each with any number of indices behind it.
  private static func steps(_ text: UnsafeBufferPointer<UInt8>) -> [Step]? {
    var steps: [Step] = []
    var place = 0
    while true {
      let start = place
      while place < text.count, text[place].isInKey(isFirst: place == start) { place += 1 }
      guard place > start else { return nil }
      steps.append(.key(String(decoding: text[start..<place], as: UTF8.self)))
      while place < text.count, text[place] == UInt8(ascii: "[") {
        guard let index = index(text, &place) else { return nil }
        steps.append(.index(index))
      }
      guard place < text.count else { return steps }
      guard text[place] == UInt8(ascii: ".") else { return nil }
      place += 1
    }
  }

  /// The index that is written at a place, such as `[12]`; the place is behind it then.
  private static func index(_ text: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Int? {
    place += 1
    let start = place
    var index = 0
    while place < text.count, (0x30...0x39).contains(text[place]) {
      index = index * 10 + Int(text[place] & 0xF)
      guard index <= 9999 else { return nil }
      place += 1
    }
    guard place > start, place < text.count, text[place] == UInt8(ascii: "]") else { return nil }
    place += 1
    return index
  }

  /// The path with a step more.
  public func appending(_ step: Step) -> ContextPath { ContextPath(steps + [step]) }

  /// The first step's key.
  public var root: String? {
    if case .key(let key)? = steps.first { return key }
    return nil
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
  /// Whether a key or a screen's name may have it: letters, digits, `-` and `_`, not starting with a digit or a `-`.
  fileprivate func isInKey(isFirst: Bool) -> Bool {
    switch self {
    case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): true
    case 0x30...0x39, UInt8(ascii: "-"): !isFirst
    default: false
    }
  }
}
