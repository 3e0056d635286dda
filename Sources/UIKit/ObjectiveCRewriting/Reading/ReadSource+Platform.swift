extension ReadSource {
  private static let question = "os(iOS)"
  /// As long as the question, so that columns stay.
  private static let answer = "(true )"

  /// Makes `os(iOS)` hold in the conditions of `#if`: code for UIKit often asks for the system in place of UIKit.
  mutating func takeLinuxForIOS() {
    for index in tokens.indices where tokens[index].kind == .directive {
      let old = tokens[index]
      tokens[index].condition = old.condition.replacing(Self.question, with: Self.answer)
      guard tokens[index].condition != old.condition else { continue }
      bytes.replaceSubrange(old.range, with: text(old.range).replacing(Self.question, with: Self.answer).utf8)
    }
  }
}
