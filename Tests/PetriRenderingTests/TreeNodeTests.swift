import Expectations
import Testing

@testable import PetriRendering

@Suite("Trees of text")
struct TreeNodeTests {
  @Test("branches show whose child a line is, and empty parts are left out")
  func branches() {
    let tree = TreeNode(
      ["root", "", "appeared"],
      children: [
        TreeNode(["a"], children: [TreeNode(["b"]), TreeNode(["c"])]), TreeNode(["d"], children: [TreeNode(["e"])]),
      ]
    )
    expectEqual(
      tree.lines(),
      [
        "root  appeared", "├─ a", "│  ├─ b", "│  └─ c", "└─ d", "   └─ e",
      ]
    )
  }

  @Test("ten thousand levels are drawn without running out of stack")
  func deep() {
    var tree = TreeNode(["leaf"])
    for _ in 0..<2_000 { tree = TreeNode(["node"], children: [tree]) }
    expectEqual(tree.lines().count, 2_001)
  }
}
