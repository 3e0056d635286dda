import Expectations
import PetriAgent
import PetriCatalog
import PetriText
import Testing

@MainActor @Suite("The effects of moves", .serialized) struct EffectTests {
  @Test(
    "are state that was set, events, links, screens that came and went, and nothing",
    arguments: [
      ("tap:Sign in", ["sets signedIn: true"]), ("tap:Call", ["opens tel:112 outside the app"]),
      ("tap:done", ["sends the event 'done'"]), ("tap:More", ["shows more", "leaves shelf"]),
      ("wait:1", ["changes nothing"]), ("tap:add", ["sets count: 1"]),
      ("type:mail=a", ["changes the screen: 1 line added, 1 removed"]), ("present:more", ["shows more"]),
    ]
  )
  func effects(move: String, sentences: [String]) throws {
    var shelf = try Shelf()
    expectEqual(try shelf.session.make(Move(move)).sentences, sentences)
    expectEqual(shelf.session.reports.map(\.move), [move])
  }

  @Test("are there for programs")
  func json() throws {
    var shelf = try Shelf()
    try shelf.session.make(.tap("More"))
    expectEqual(
      shelf.session.reports[0].json.pretty,
      #"{"move":"tap:More","shows":["more"],"leaves":["shelf"],"added":5,"removed":2}"#
    )
  }
}
