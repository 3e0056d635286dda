import Expectations
import PetriText
import Testing

@Suite("Lines of frames")
struct LineEndsTests {
  @Test(
    "a character goes on to the sides that it is made of",
    arguments: ["─", "│", "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼"]
  )
  func sides(_ character: String) {
    expectEqual(LineEnds(character)?.character, character)
  }

  @Test("lines that meet are joined, and letters are none")
  func union() throws {
    try expectEqual(#require(LineEnds("─")).union(try #require(LineEnds("│"))).character, "┼")
    expectEqual(LineEnds.left.union(try #require(LineEnds("╮"))).character, "┐")
    #expect(LineEnds("a") == nil && LineEnds("━") == nil)
  }
}
