/// The first page of a PDF document, as far as it is written without compression.
enum PDFPage {
  /// The size of its box, in points; `nil` where none can be read.
  static func size(of bytes: [UInt8]) -> (Double, Double)? {
    let key = Array("/MediaBox".utf8)
    guard let range = bytes.firstRange(of: key) else { return nil }
    let text = String(decoding: bytes[range.upperBound...].prefix(200), as: UTF8.self)
    guard let begin = text.firstIndex(of: "["), let end = text[begin...].firstIndex(of: "]") else { return nil }
    let sides = text[text.index(after: begin)..<end].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    return sides.count == 4 ? (abs(sides[2] - sides[0]), abs(sides[3] - sides[1])) : nil
  }
}
