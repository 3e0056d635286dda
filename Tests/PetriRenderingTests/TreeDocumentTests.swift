import Expectations
import Testing

@testable import PetriRendering

@Suite("Reading a tree's text back")
struct TreeDocumentTests {
  @Test("a text that was read prints the same again, whatever is in its texts")
  func roundTrip() throws {
    let node = TreeNode(
      ["root", "label \"two  blanks, └─ a branch and \\\" a quote\""],
      children: [TreeNode(["a"], children: [TreeNode(["b"])]), TreeNode(["c"])]
    )
    let document = TreeDocument(headline: "screen  city: \"A  B\"", root: node)
    expectEqual(TreeDocument(parsing: document.text), document)
    expectEqual(TreeDocument(parsing: "# tree v1\n# petri launch x\n" + document.text), document)
    expectEqual(TreeDocument(parsing: "screen\n"), TreeDocument(headline: "screen", root: nil))
  }

  @Test(
    "a text that no tree prints is refused",
    arguments: [
      "", "screen", "a\nb\n   └─ c", "a\nb\nc\n", "a\nb\n      └─ too deep\n", "a\nb\n└─ c\n└─ d\n",
      "# only comments\n",
    ]
  )
  func refused(text: String) {
    #expect(TreeDocument(parsing: text) == nil)
  }

  @Test("a line's parts are what two blanks part, those in quotes aside")
  func parts() {
    let node = TreeNode(line: "label \"a  \\\"b\\\"  c\"  headline  -> open x id: \"1  2\"")
    expectEqual(node.parts, ["label \"a  \\\"b\\\"  c\"", "headline", "-> open x id: \"1  2\""])
  }

  @Test("thousands of levels are read without running out of stack")
  func deep() throws {
    var tree = TreeNode(["leaf"])
    for _ in 0..<500 { tree = TreeNode(["node"], children: [tree]) }
    let document = TreeDocument(headline: "deep", root: tree)
    expectEqual(TreeDocument(parsing: document.text)?.text, document.text)
  }
}
