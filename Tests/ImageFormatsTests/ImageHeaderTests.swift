import Expectations
import ImageFormats
import Testing

@Suite("The beginning of an image's file") struct ImageHeaderTests {
  private func size(_ bytes: [UInt8]) -> String? {
    ImageHeader(bytes).map { "\($0.kind.rawValue) \($0.width) \($0.height)" }
  }

  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 0, 0, 0, 0, 7]

  @Test("files of pixels have their size in pixels")
  func raster() {
    expectEqual(size(Self.png), "png 256.0 7.0")
    expectEqual(size(Array("GIF89a".utf8) + [3, 1, 4, 0]), "gif 259.0 4.0")
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 8]
    expectEqual(size(jpeg), "jpeg 8.0 9.0")
  }

  @Test("each shorter file has no size, and ends nothing")
  func short() {
    for count in 0..<Self.png.count { #expect(size(Array(Self.png.prefix(count))) == nil) }
    #expect(size([0xFF, 0xD8, 0xFF, 0xE0, 0, 1]) == nil)
    #expect(size(Array(Self.png.dropLast(4)) + [0, 0, 0, 0]) == nil)
  }

  private static let preamble =
    "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg width='1' height='1'> -->\n<!DOCTYPE svg [<!ENTITY a '>'>]>\n"

  @Test(
    "a drawing has the size of its root, in points",
    arguments: [
      ("<svg width='12' height=\"7.5px\"/>", "svg 12.0 7.5"),
      ("<svg viewBox='0 0 24 12'></svg>", "svg 24.0 12.0"),
      ("<svg width='48' viewBox='0,0 24 12'>", "svg 48.0 24.0"),
      ("<svg height='100%' width='100%' viewBox='1 1 3 4'>", "svg 3.0 4.0"),
      (preamble + "<svg\n width='2' height='3'>", "svg 2.0 3.0"),
      ("<svg>", nil), ("<svgs width='1' height='1'>", nil), ("<html><svg width='1' height='1'>", nil),
      ("<svg width='-1' height='1'>", nil), ("<svg width='nan' height='inf'>", nil), ("<!-- <svg", nil),
    ]
  )
  func drawing(text: String, expected: String?) { expectEqual(size(Array(text.utf8)), expected) }

  @Test("a document has the size of its first page, where that isn't compressed")
  func document() {
    expectEqual(size(Array("%PDF-1.4\n<< /Type /Page /MediaBox [0 0 24 32.5] >>".utf8)), "pdf 24.0 32.5")
    #expect(size(Array("%PDF-1.7\nstream".utf8)) == nil)
    #expect(size(Array("%PDF-1.7 /MediaBox".utf8)) == nil)
  }
}
