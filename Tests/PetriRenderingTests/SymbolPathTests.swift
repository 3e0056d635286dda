import Expectations
import PetriUIKit
import Testing

@testable import PetriRendering

@Suite("Paths of symbols")
struct SymbolPathTests {
  @Test("letters repeat, lines go on from where they are, and blanks don't matter")
  func reading() throws {
    let path = try #require(SymbolPathReader.path(" M1 2L3 4 5 6H7 V8Q1 2 3 4Z"))
    expectEqual(
      path.steps,
      [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)), .line(CGPoint(x: 5, y: 6)),
        .line(CGPoint(x: 7, y: 6)), .line(CGPoint(x: 7, y: 8)),
        .curve(beside: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4)), .close,
      ]
    )
  }

  @Test(
    "what isn't a path is refused",
    arguments: ["", "M", "M1", "M1 1X2", "L1 1", "Z", "M1 1Z2", "M1 1L2", "M1 x", "M1 1L", "O1 2", "M1 1 L1.2.3 4"]
  )
  func refused(text: String) {
    expectEqual(SymbolPathReader.path(text), nil)
  }

  @Test("a circle and a round rectangle reach as far as they are wide")
  func shapes() throws {
    let circle = try #require(SymbolPathReader.path("O12 10 6")).lines.joined()
    for point in circle {
      let away = (point.x - 12) * (point.x - 12) + (point.y - 10) * (point.y - 10)
      #expect(abs(away - 36) < 0.001, "\(point)")
    }
    // All around, as far to each side.
    expectEqual(circle.map(\.x).min().map { Int(($0 * 100).rounded()) }, 600)
    expectEqual(circle.map(\.y).max().map { Int(($0 * 100).rounded()) }, 1600)
    let frame = try #require(SymbolPathReader.path("R2 3 10 8 2")).lines.joined()
    expectEqual(
      [frame.map(\.x).min(), frame.map(\.x).max(), frame.map(\.y).min(), frame.map(\.y).max()],
      [2, 12, 3, 11]
    )
    // The corner itself is cut.
    #expect(!frame.contains { $0.x < 2.3 && $0.y < 3.3 })
  }

  @Test("an arc takes the side and the length that it is asked for")
  func arcs() throws {
    func middle(_ flags: String) throws -> CGPoint {
      let line = try #require(SymbolPathReader.path("M6 12A6 \(flags) 18 12")?.lines.first)
      return line[line.count / 2]
    }
    // Clockwise from left to right is over the top.
    #expect(try middle("0 1").y < 7)
    #expect(try middle("0 0").y > 17)
    let quarter = try #require(SymbolPathReader.path("M12 6A6 0 1 18 12")?.lines.first)
    let rest = try #require(SymbolPathReader.path("M12 6A6 1 0 18 12")?.lines.first)
    #expect(rest.count > 2 * quarter.count && rest.allSatisfy { $0.y >= 5.999 && $0.x >= 5.999 })
  }

  @Test("mirrored twice a path is itself, and once it turns the other way")
  func mirrored() throws {
    let path = try #require(SymbolPathReader.path("M4 12A8 0 1 12 4L20 6Q1 2 3 4Z"))
    expectEqual(path.mirrored.mirrored, path)
    for (turned, point) in zip(path.mirrored.lines.joined(), path.lines.joined()) {
      #expect(abs(turned.y - point.y) < 0.001 && abs(turned.x + point.x - 24) < 0.001, "\(turned) \(point)")
    }
    expectEqual(path.mirrored.lines.first?.first, CGPoint(x: 20, y: 12))
  }
}
