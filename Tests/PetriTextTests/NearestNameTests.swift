import Expectations
import PetriText
import Testing

@Suite("Did you mean")
struct NearestNameTests {
  @Test(
    "the nearest name",
    arguments: [
      ("spacng", "spacing"), ("Spacing", "spacing"), ("new_year", "new-year"), ("newYear", "new-year"),
      ("acress", "address"), ("spcaing", "spacing"), ("axsi", "axis"), ("привте", "привет"),
    ]
  )
  func near(_ name: String, _ nearest: String) {
    let names = ["spacing", "axis", "address", "new-year", "new-years", "привет"]
    expectEqual(NearestName.suggestion(for: name, among: names), nearest)
  }

  @Test("nothing far, nothing equal, nothing too long")
  func far() {
    expectEqual(NearestName.nearest(to: "zebra", among: ["spacing", "axis"]), [])
    expectEqual(NearestName.nearest(to: "nope", among: ["home"]), [])
    expectEqual(NearestName.nearest(to: "b", among: ["a"]), [])
    expectEqual(NearestName.nearest(to: "axis", among: ["axis"]), [])
    expectEqual(NearestName.nearest(to: "", among: ["a"]), [])
    let long = String(repeating: "x", count: 65)
    expectEqual(NearestName.nearest(to: long, among: [long + "y", String(repeating: "x", count: 64)]), [])
  }

  @Test(
    "another word isn't a misspelling, though few letters differ",
    arguments: [
      ("table", "label"), ("font", "tint"), ("weight", "height"), ("tab", "tap"), ("size", "side"), ("text", "next"),
    ]
  )
  func otherWords(_ name: String, _ known: String) {
    #expect(NearestName.suggestion(for: name, among: [known]) == nil)
  }

  @Test(
    "a letter too many or too few, or two in the wrong order, are slips at the beginning too",
    arguments: [
      ("lable", "label"), ("abel", "label"), ("llabel", "label"), ("albel", "label"), ("colour", "color"),
      ("tpa", "tap"),
      ("opne", "open"), ("txt", "text"), ("headlin", "headline"),
    ]
  )
  func slips(_ name: String, _ known: String) {
    expectEqual(NearestName.suggestion(for: name, among: [known]), known)
  }

  @Test("names that are equally near are all given, up to the limit")
  func ties() {
    let names = ["carts", "cards", "cares", "caras", "dogs"]
    expectEqual(NearestName.nearest(to: "carxs", among: names), ["carts", "cards", "cares"])
    #expect(NearestName.suggestion(for: "carxs", among: names) == nil)
    expectEqual(NearestName.listed(["a", "b", "c"]), "'a', 'b' or 'c'")
    expectEqual(NearestName.listed(["a"]), "'a'")
    #expect(NearestName.listed([]) == nil)
  }

  @Test("a near name is found behind a hundred thousand others")
  func many() {
    let names = (0..<100_000).map { "zzz-\($0)" } + ["product-list"]
    expectEqual(NearestName.suggestion(for: "prodct-list", among: names), "product-list")
  }
}
