import Foundation
import Testing

@testable import PetriTerminal

@Suite("Pixels")
struct PixelTests {
  private static func bytes(_ text: String) -> [UInt8] { Data(base64Encoded: text).map { [UInt8]($0) } ?? [] }

  /// 2,394 letters of five words.
  private static let words = bytes(
    """
    eNqNlV0OwjAMg6/C1RBUYtI00OCF2yMtk3D32YWXbv2LEydx5/O7rafr9LzVMG/z52VtbamVR3utU/3el+m+6G/t6em6X6PcFEs16rn560NtlvEaZbMWdrRuIkgK\
    guUuOqKYQ12EsLf9avjHPQNItmBAopXw92PGe43WkKRhGdrI+dGJECwjMeAju8q6MWxs9h+9HzJ+hPzOOw5yzlPUiRmsJ3o6FAOgaZEAHB10mDS6iUE14OIC6zUb\
    1+TAUM6jYQr6YOrjfye7PIU6jhVg5CBpA3tP/fXaiFoZd56eZA0O6YGqK16SHuAhXOp0elDMIZhXP0xtgaJo2Sss8xRfBmoZ+fK8OD+iCJvecPdDlujSWHsGKTRM\
    mmrn+4EHXZlnR8SW/yG4Y0+t5qd2DNUb7vx44JSjD1nJez8=
    """
  )

  /// The same seven by eleven pixels, packed with codes of their own, with fixed ones and not at all; each row has another filter.
  private static let images = [
    """
    iVBORw0KGgoAAAANSUhEUgAAAAcAAAALCAIAAAA88gD/AAAACklEQVR42nXNMQrCQBRFDFy1qAAAAAN0RVh0YQBi3EmiOwAAAJJJREFU0Rs1TfgS+AQ+AzIgphSL\
    rCLgNlJYpJvaDVilykpmES4hK5hFWDkWNhHhVo8HB6CFHkaYIMICBZbXctUmr1iJVViNNZjD/JYLKpXKXqVWUZVGxXafLyVUUEPzLdAG14duDNcpDDHclzAXPLLm\
    V/3TblkzFadyUPEqR5XTr+bAQ6JNXZ+GMc1Tesb0WtL5DSSRIL5Qos91AAAAAElFTkSuQmCC
    """,
    """
    iVBORw0KGgoAAAANSUhEUgAAAAcAAAALCAIAAAA88gD/AAAACklEQVR4AWNgYGBQYWDwzGiq+QAAAAN0RVh0YQBi3EmiOwAAAKZJREFUYGDIYWCYwMCwhYHhBgMD\
    I4M4UJQVDTEBRRnEWRnEuRjE+RnERRjEJRnE5ZgZ9BiEeLiEeHiFePiFeISEeESEeMRZQGoZWBkYuBgY+BkYRGComEGlWNKj2Cin2HtCccqW4tobxdMYGbqAtsmh\
    IVy2ZQBtExfikRTikRHikRPiURTiUca0TZKBQY6B4RmDyjMjj2cpOc+mTXh2YsuzXzee6QAAJJEgvt9VVnQAAAAASUVORK5CYII=
    """,
    """
    iVBORw0KGgoAAAANSUhEUgAAAAcAAAALCAIAAAA88gD/AAAACklEQVR4AQHyAA3/AAAAy/rncwAAAAN0RVh0YQBi3EmiOwAAAPNJREFUACQAAEgAAGwAAJAAALQA\
    ANgAAAEAFwAkAAUkAAUkAAUkAAUkAAUkAAUCABcAABcFABcKABcPABcUABcZABceAwAuABIMChIMDRIMDxIMEhIMFBIMFwQAFwAAAAUAAAoAAA8AABQAABQAABQA\
    AHMAJHMZSHMybHNLkHNktHN92HOWAQCKACQAHiQAHiQAHiQAHiQAHiQAHgIAFwAAFwUAFwoAFw8AFxQAFxkAFx4DAGgAEgwXEgwZEgwcEgweEgwhEgwjBAAXAAAA\
    BQAACgAADwAAFAAAGQAAHgAA5gAk5jJI5mRs5paQ5si05vrY5iwkkSC++K2EVwAAAABJRU5ErkJggg==
    """,
  ].map { bytes($0) }

  /// Red, green, blue and one that isn't there.
  private static let small = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAE0lEQVR4nGP4z8DwHwyBNIhgAAA/0gX7yxemzgAAAABJRU5ErkJggg=="
  )

  @Test("are what zlib has packed, and nothing where a size is another or a byte is missing")
  func inflate() throws {
    let text = try #require(Inflate.unpacked(Self.words, count: 2_394))
    let words = String(decoding: text, as: UTF8.self).split(separator: " ")
    #expect(words.count == 400 && Set(words) == ["onion", "layer", "screen", "petri", "dish"])
    #expect(Inflate.unpacked(Self.words, count: 2_393) == nil && Inflate.unpacked(Self.words, count: 2_395) == nil)
    for size in stride(from: 0, to: Self.words.count - 6, by: 5) {
      #expect(Inflate.unpacked(Array(Self.words[..<size]), count: 2_394) == nil)
    }
  }

  @Test("of PNG are read whatever filters and codes it has", arguments: images.indices)
  func png(index: Int) throws {
    let image = try #require(PNGImage(Self.images[index]))
    #expect(image.width == 7 && image.height == 11 && image.channels == 3)
    var expected: [UInt8] = []
    for y in 0..<11 {
      for x in 0..<7 { expected += [x * 36, y * 23, x * y * 5 % 256].map { UInt8($0) } }
    }
    #expect(image.bytes == expected)
  }

  @Test("of a file that is broken anywhere are none, or some, and never the end of the program")
  func broken() {
    var generator = SystemRandomNumberGenerator()
    for file in Self.images + [Self.small] {
      for cut in stride(from: 0, to: file.count, by: 9) { _ = PNGImage(Array(file[..<cut])) }
      for _ in 0..<30 {
        var file = file
        file[Int.random(in: 8..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        if let image = PNGImage(file) {
          #expect(image.bytes.count == image.width * image.height * image.channels)
          _ = SixelText.bytes(of: image, colors: 16)
        }
      }
    }
  }

  @Test("are sixels: a letter for six rows of a colour, and none for what isn't there")
  func sixels() throws {
    let image = try #require(PNGImage(Self.small))
    let text = String(decoding: SixelText.bytes(of: image, colors: 256), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;2;2#0;2;") && text.hasSuffix("-\u{1B}\\"))
    let colors = ["100;0;0": "@", "0;100;0": "?@", "0;0;100": "A"]
    for (color, letters) in colors {
      let number = try #require((0..<3).first { text.contains("#\($0);2;\(color)") })
      #expect(text.contains("#\(number)\(letters)$") || text.contains("#\(number)\(letters)-"), "\(text)")
    }
  }

  @Test("have as many colours as there may be, the nearest")
  func palette() throws {
    let image = try #require(PNGImage(Self.images[0]))
    #expect(Palette(of: image, size: 256).colors.count > 60)
    #expect(Palette(of: image, size: 16).colors.count == 16)
    #expect(Palette(of: image, size: 2).colors.count == 2)
  }

  @Test("as letters are what base64 has")
  func base64() {
    for count in 0..<10 {
      let bytes = (0..<count).map { UInt8($0 * 37 % 256) }
      #expect(String(decoding: Base64.letters(of: bytes), as: UTF8.self) == Data(bytes).base64EncodedString())
    }
  }
}
