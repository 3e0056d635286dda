import Foundation
import Testing

/// Problems are values; their text is made last and read by people alone.
@Suite("No message is taken apart")
struct TypedProblemTests {
  /// Calls that look into the text of a message, of a note or of a label.
  private static let pattern =
    #"\.(?:message|label\??|sentence|wording)\.(?:hasPrefix|hasSuffix|contains|starts|split|prefix|suffix|dropFirst|dropLast|range|firstIndex|replacing|components)\("#
    + #"|\.message\s*[!=]= ?""#

  private static func found(in text: String) throws -> [String] {
    let whole = text as NSString
    let range = NSRange(location: 0, length: whole.length)
    return try NSRegularExpression(pattern: pattern).matches(in: text, range: range).map {
      whole.substring(with: $0.range)
    }
  }

  @Test("nothing in Sources classifies a problem by the words of its message")
  func sources() throws {
    var found: [String: [String]] = [:]
    for (path, text) in try PackageFolder.swiftFiles(below: "Sources") {
      let calls = try Self.found(in: text)
      if !calls.isEmpty { found[path] = calls }
    }
    #expect(found == [:])
  }

  @Test("what takes a message apart is recognized")
  func recognized() throws {
    for text in [#"$0.message.hasPrefix("a")"#, #"first.message == "b""#, "problem.wording.split(separator: 1)"] {
      #expect(try Self.found(in: text).count == 1, "\(text)")
    }
    #expect(try Self.found(in: "left.message == right.message, label.text.contains(1)").isEmpty)
  }
}
