import Expectations
import PetriLinks
import Testing

@Suite("The pattern that is nearest to a link")
struct NearestTests {
  @Test(
    "is the one with the most in common, with the first part at which it fails",
    arguments: [
      ("shop://x/orders/7/item", "shop://x/orders/{id}: the link goes on with 'item'"),
      ("shop://x/carts/7", "shop://x/orders/{id}: part 1 of its path is 'orders', not 'carts'"),
      ("mailto:ann", "nothing"),
    ]
  )
  func nearest(link: String, expected: String) throws {
    let table = LinkTable(try ["shop://x/orders/{id}", "web://a.example/help"].map { (try LinkPattern($0), 0) })
    let near = table.nearest(to: try Link(link))
    let text = near.map { "\($0.pattern): \($0.mismatch)" } ?? "nothing"
    expectEqual(text, expected)
  }
}
