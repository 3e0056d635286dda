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
      // As much in common as with /shorts/{id}, but for longer.
      (
        "https://v.example/@ann/about",
        "https://v.example/@{name}/{tab:new|old}: part 2 of its path is '{tab:new|old}', not 'about'"
      ),
      (
        "https://w.example/wiki/Kazan",
        "https://w.example/wiki/{title}#{section}: the link has no fragment, which [#{section}] in the pattern would make optional"
      ),
      ("https://w.example/item/1#b?c=d", "https://w.example/item/{id}#a: the fragment isn't what it wants"),
    ]
  )
  func nearest(link: String, expected: String) throws {
    let patterns = [
      "shop://x/orders/{id}", "web://a.example/help", "https://v.example/shorts/{id}",
      "https://v.example/@{name}/{tab:new|old}",
      "https://w.example/wiki/{title}#{section}", "https://w.example/item/{id}#a",
    ]
    let table = LinkTable(try patterns.map { (try LinkPattern($0), 0) })
    let near = table.nearest(to: try Link(link))
    let text = near.map { "\($0.pattern): \($0.mismatch)" } ?? "nothing"
    expectEqual(text, expected)
  }
}
