import PetriText
import Testing

@Suite("Lines of frames")
struct LineEndsTests {
  @Test(
    "a character goes on to the sides that it is made of",
    arguments: ["─", "│", "┌", "┐", "└", "┘", "├", "┤", "┬", "┴", "┼"]
  )
  func sides(_ character: String) {
    #expect(LineEnds(character)?.character == character)
  }

  @Test("lines that meet are joined, and letters are none")
  func union() throws {
    #expect(try #require(LineEnds("─")).union(try #require(LineEnds("│"))).character == "┼")
    #expect(LineEnds.left.union(try #require(LineEnds("╮"))).character == "┐")
    #expect(LineEnds("a") == nil && LineEnds("━") == nil)
  }
}
