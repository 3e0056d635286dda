import Foundation

/// JSON for scripts: keys sorted, indented, one final newline.
enum PrettyJSON {
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "null\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
