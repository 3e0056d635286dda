import Expectations
import Testing

@testable import ObjectiveCRewriting

@Suite("Tokens of Swift")
struct SourceLexerTests {
  private func words(_ text: String) -> [String] {
    SourceLexer.tokens(of: Array(text.utf8)).filter { $0.kind != .literal }.map(\.text)
  }

  @Test("strings are passed over, what they interpolate is read")
  func strings() {
    expectEqual(words(#"a "b \" c" d"#), ["a", "d"])
    expectEqual(words(#"a "b \(c + "\(d)") e" f"#), ["a", "c", "+", "d", "f"])
    expectEqual(words(##"a #"b " \(c) \#(d) "# e"##), ["a", "d", "e"])
    expectEqual(words("a \"\"\"\n b \" \"\" c\n\"\"\" d"), ["a", "d"])
    expectEqual(words("a \"\" b"), ["a", "b"])
  }

  @Test("comments are passed over, also in one another")
  func comments() {
    expectEqual(words("a // b\nc /* d /* e */ f */ g"), ["a", "c", "g"])
  }

  @Test("a slash begins a regular expression only where one can be")
  func expressions() {
    expectEqual(words("let a = /b\"c/, d"), ["let", "a", "=", ",", "d"])
    expectEqual(words("a / b / c"), ["a", "/", "b", "/", "c"])
    expectEqual(words("f(a)/2/3"), ["f", "(", "a", ")", "/", "/"])
    expectEqual(words("let a = #/b \" c/#, d"), ["let", "a", "=", ",", "d"])
  }

  @Test("directives have their conditions, words in backticks are no keywords, tokens know their lines")
  func others() {
    let tokens = SourceLexer.tokens(of: Array("#if os(iOS) // x\n`class` -> 1.5\n#endif".utf8))
    expectEqual(tokens.map(\.kind), [.directive, .escapedWord, .sign, .literal, .directive])
    expectEqual(tokens.map(\.line), [1, 2, 2, 2, 3])
    expectEqual(tokens[0].condition, "os(iOS)")
    expectEqual(tokens[1].text, "class")
  }
}
