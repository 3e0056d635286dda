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
      ("https://w.example/item/1#b?c=d", "https://w.example/item/{id}#a: its fragment is '#a', not '#b?c=d'"),
      (
        "app://in?loginToken=",
        "app://in?loginToken={loginToken!}: the query's item 'loginToken' is '{loginToken}', not ''"
      ),
      (
        "app://in",
        "app://in?loginToken={loginToken!}: the query's item 'loginToken' is missing; expected 'loginToken={loginToken}'"
      ),
      ("app://out?token=1", "app://out?!token: the query's item 'token' must not be there"),
    ]
  )
  func nearest(link: String, expected: String) throws {
    let patterns = [
      "shop://x/orders/{id}", "web://a.example/help", "https://v.example/shorts/{id}",
      "https://v.example/@{name}/{tab:new|old}",
      "https://w.example/wiki/{title}#{section}", "https://w.example/item/{id}#a",
      "app://in?loginToken={loginToken!}", "app://out?!token",
    ]
    let table = LinkTable(try patterns.map { (try LinkPattern($0), 0) })
    let near = table.nearest(to: try Link(link))
    let text = near.map { "\($0.pattern): \($0.mismatch)" } ?? "nothing"
    expectEqual(text, expected)
  }
}
