import Expectations
import Foundation
import OpenType
import Testing

@Suite("Files with fonts")
struct FontFileTests {
  @Test(
    "names, weight, slant, heights and widths are read, characters of the first plane and beyond",
    arguments: [false, true]
  )
  func reading(isFull: Bool) throws {
    var font = FontBytes()
    font.isFull = isFull
    font.unitsPerEm = 2_000
    font.isItalic = true
    if isFull { font.widths.append((0x1F355, 2_400)) }
    let face = try #require(try FontFile.faces(of: font.bytes).first)
    expectEqual([face.family, face.name], ["Basil", "Basil-Bold"])
    expectEqual([face.weight, face.width], [700, 5])
    #expect(face.isItalic)
    expectEqual(
      [
        face.heights.ascender, face.heights.descender, face.heights.lineGap, face.heights.capHeight,
        face.heights.xHeight,
      ],
      [0.45, -0.15, 0.025, 0.35, 0.24]
    )
    expectEqual(["A", "B", "C", "D", "\u{1F355}"].map(face.advance), [350, 325, nil, 360, isFull ? 1_200 : nil])
  }

  @Test("a collection has several; a font without names of its own is called by its family")
  func collections() throws {
    var second = FontBytes()
    second.names = [(1, "Thyme")]
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 20]
    let first = FontBytes().file(at: 20)
    let start = 20 + first.count
    let bytes = header + [0, 0, UInt8(start >> 8), UInt8(start & 0xFF)] + first + second.file(at: start)
    expectEqual(try FontFile.faces(of: bytes).map(\.name), ["Basil-Bold", "Thyme"])
    expectEqual(try FontFile.faces(of: bytes).map(\.family), ["Basil", "Thyme"])
  }

  @Test("a file that isn't a font, or not all of one, is refused")
  func errors() {
    func error(_ bytes: [UInt8]) -> FontFileError? {
      do throws(FontFileError) {
        _ = try FontFile.faces(of: bytes)
        return nil
      } catch { return error }
    }
    expectEqual(error([]), .notAFont)
    expectEqual(error(Array("<html></html>".utf8)), .notAFont)
    expectEqual(error(Array("wOF2 and more".utf8)), .webFont)
    expectEqual(error(Array("ttcf".utf8) + [0, 1, 0, 0, 255, 255, 255, 255]), .malformedTable("ttcf"))
    for table in ["cmap", "head", "hhea", "hmtx", "name"] {
      var font = FontBytes()
      font.without = [table]
      expectEqual(error(font.bytes), .missingTable(table))
    }
    var font = FontBytes()
    font.unitsPerEm = 0
    expectEqual(error(font.bytes), .malformedTable("head"))
    font = FontBytes()
    font.widths.swapAt(0, 2)
    expectEqual(error(font.bytes), .malformedTable("cmap"))
    font.isFull = true
    expectEqual(error(font.bytes), .malformedTable("cmap"))
  }

  @Test("a collection whose fonts share all characters there are is over the limit, as are too many fonts")
  func limits() {
    // Format 12 with one group of 28 bytes: all of Unicode.
    var font = FontBytes()
    font.group = (0, 0x10_FFFF)
    let single = font.file(at: 12 + 4 * 256)
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 1, 0]
    let bytes = header + (0..<256).flatMap { _ in [0, 0, 4, 12] as [UInt8] } + single
    func error(_ bytes: [UInt8], _ budget: FontBudget) -> FontFileError? {
      var budget = budget
      do throws(FontFileError) {
        _ = try FontFile.faces(of: bytes, within: &budget)
        return nil
      } catch { return error }
    }
    expectEqual(error(bytes, FontBudget(entries: 1_000_000)), .tooManyEntries(limit: 1_000_000))
    expectEqual(error(bytes, FontBudget(fonts: 0)), .tooManyFonts(limit: 0))
    // Six tables, their names, a map and its characters.
    expectEqual(error(FontBytes().bytes, FontBudget(entries: 14)), nil)
    expectEqual(error(FontBytes().bytes, FontBudget(entries: 12)), .tooManyEntries(limit: 12))
  }

  @Test("the limits hold for all files that are read within them")
  func sharedLimits() throws {
    var budget = FontBudget(fonts: 2)
    for _ in 0..<2 { _ = try FontFile.faces(of: FontBytes().bytes, within: &budget) }
    #expect(throws: FontFileError.tooManyFonts(limit: 2)) {
      try FontFile.faces(of: FontBytes().bytes, within: &budget)
    }
  }

  @Test("no file stops the program, however it is cut or damaged; a font that is read has heights and a name")
  func damage() {
    let whole = FontBytes().bytes
    var read = 0
    func look(_ bytes: [UInt8]) {
      guard let faces = try? FontFile.faces(of: bytes) else { return }
      read += 1
      for face in faces {
        #expect(!face.name.isEmpty && face.heights.ascender.isFinite && (1...1_000).contains(face.weight))
      }
    }
    for count in whole.indices { look(Array(whole.prefix(count))) }
    expectEqual(read, 0)
    for place in whole.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var bytes = whole
        bytes[place] = byte
        look(bytes)
      }
    }
    #expect(read > whole.count)
  }

  @Test("metrics stay what they are when they are kept")
  func coding() throws {
    let faces = try FontFile.faces(of: FontBytes().bytes)
    expectEqual(try JSONDecoder().decode([FontFace].self, from: JSONEncoder().encode(faces)), faces)
  }
}
