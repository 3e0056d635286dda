import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Searching what is to be read on screens")
struct TextSearchTests {
  static let texts = SearchTexts(
    BrowserTests.catalog.entries,
    [
      EntryTexts(file: "Screens/Shop/cart.yaml", titles: ["Cart", "Корзина"], texts: ["Your items", "Pay by card"]),
      EntryTexts(file: "Screens/Shop/products.yaml", titles: ["Products"], texts: ["Add to the basket"]),
      EntryTexts(file: "Screens/Start/paying-hours.yaml", texts: ["Open until ${closes}"]),
      EntryTexts(file: "Screens/prompt.yaml", titles: ["Prompt"], texts: ["Before you go on", "Pay later, PAY never"]),
    ]
  )

  /// A browser that knows the texts, with a query typed and all looked through.
  private func driver(_ query: String, columns: Int = 100) -> Driver {
    var driver = Driver(columns: columns)
    _ = driver.tell(.texts(Self.texts))
    driver.press(.character("/"))
    driver.type(query)
    _ = driver.tell(.searchOn)
    return driver
  }

  private func names(_ driver: Driver) -> [String] {
    driver.model.rows.compactMap {
      if case .screen(let place, _) = $0 { driver.model.catalog.entries[place].name } else { nil }
    }
  }

  /// The marked text in a row of the list.
  private func marked(_ driver: Driver, row: Int) -> String {
    let picture = driver.model.picture
    let y = driver.model.layout.list.y + row
    return (0..<driver.model.layout.list.width).filter { picture[$0, y].style.isUnderlined }
      .map { picture[$0, y].text }.joined()
  }

  @Test("titles in all locales, texts and files are found, in this order, behind what the list shows")
  func order() {
    expectEqual(names(driver("pay")), ["cart", "prompt", "hours"])
    expectEqual(names(driver("корз")), ["cart"])
    expectEqual(names(driver("products.yaml")), ["product-list"])
    expectEqual(names(driver("cart")).first, "cart")
  }

  @Test("the reason of a hit is shown with what matched marked")
  func reasons() {
    let pay = driver("pay", columns: 140)
    #expect(pay.shows("text Pay by card") && pay.shows("text Pay later"))
    #expect(pay.shows("file Screens/Start/paying"))
    #expect(marked(pay, row: 0) == "Pay" && marked(pay, row: 2) == "pay")
    let title = driver("корзи")
    #expect(title.shows("cart  title Корзина") && marked(title, row: 0) == "Корзи")
    // A match in the list needs no reason, but its marks.
    let named = driver("year")
    #expect(named.shows("hours  New Year hours") && marked(named, row: 0) == "Year")
    #expect(driver("seasonal").shows("hours  in Start/Seasonal") && marked(driver("seasonal"), row: 0) == "Seasonal")
    expectEqual(marked(driver("#money"), row: 0), "#money")
    // Each word has its reason, and so has a match that is spread over the group and a tag.
    let both = driver("card корз", columns: 200)
    #expect(both.shows("title Корзина  text Pay by card"))
    #expect(driver("shopmoney", columns: 200).lines.contains { $0.contains("in Shop  #money") })
  }

  @Test("words may be found in different places, all of them must be, and none behind a !")
  func words() {
    expectEqual(names(driver("card items")), ["cart"])
    expectEqual(names(driver("cart card")), ["cart"])
    expectEqual(names(driver("pay never")), ["prompt"])
    expectEqual(names(driver("pay !never")), ["cart", "hours"])
    expectEqual(names(driver("pay nowhere")), [])
    // So short a query is everywhere, and an anchor is about the list.
    #expect(names(driver("z")) == [] && names(driver("^pay")) == [] && names(driver("pay | zzz")) == [])
  }

  @Test("a key is answered with what the list shows, and the texts follow; a filter holds for them too")
  func later() {
    var driver = Driver()
    _ = driver.tell(.texts(Self.texts))
    driver.press(.character("/"))
    driver.type("pay")
    #expect(driver.model.isSearchPending && names(driver) == [] && driver.lines[1].hasSuffix("0 of 5 …"))
    _ = driver.tell(.searchOn)
    #expect(!driver.model.isSearchPending && driver.lines[1].hasSuffix("3 of 5"))
    driver.press(.tab, .character("f"))
    driver.type("list group Shop")
    driver.press(.enter)
    _ = driver.tell(.searchOn)
    #expect(names(driver) == ["cart"] && driver.lines[0].contains("2 of 5 screens"))
  }

  @Test("Enter launches what is chosen in a search, Tab goes to the list")
  func enter() {
    var driver = driver("pay")
    driver.press(.down)
    expectEqual(driver.press(.enter), [.open(screen: "prompt", in: driver.model.environment)])
    var other = self.driver("pay")
    #expect(other.press(.tab) == [] && other.model.query == "pay" && !other.model.isSearching)
    expectEqual(other.press(.enter), [.open(screen: "cart", in: other.model.environment)])
  }

  @Test("texts that come late are looked through, the choice kept; those of another catalogue are not taken")
  func late() {
    var driver = Driver()
    driver.press(.character("/"))
    driver.type("cart")
    let before = driver.model.entry
    _ = driver.tell(.texts(Self.texts))
    _ = driver.tell(.searchOn)
    #expect(driver.model.entry == before && names(driver).first == "cart")
    _ = driver.tell(.loaded(BrowserTests.catalog))
    _ = driver.tell(.texts(SearchTexts([], [])))
    #expect(!driver.model.isSearchPending)
  }

  @Test("a match at the end of a long text is shown with what is around it")
  func around() {
    let text = MarkedText(String(repeating: "a long text ", count: 9) + "and PAY", marks: [112, 113, 114])
    var canvas = Canvas(width: 20, height: 1)
    #expect(canvas.put(text.around(columns: 20), x: 0, y: 0, style: .plain, columns: 20) <= 20)
    #expect(canvas.lines[0].hasPrefix("…") && canvas.lines[0].hasSuffix("and PAY"))
    canvas = Canvas(width: 8, height: 1)
    canvas.put(MarkedText("田田田田田"), x: 0, y: 0, style: .plain, columns: 8)
    expectEqual(canvas.lines[0], "田田田…")
  }

  @Test("what is found is what is there, however it was typed", arguments: 1...10)
  func like(seed: UInt64) {
    var random = Random(seed: seed)
    let letters = Array("abAB ä")
    func text(_ count: Int) -> String { String((0..<count).map { _ in letters[random.below(letters.count)] }) }
    let entries = (0..<50).map { BrowserEntry(name: "n\($0)", title: text(3)) }
    let texts = entries.map { _ in EntryTexts(file: text(4), titles: [text(5)], texts: [text(9), text(20)]) }
    let search = SearchTexts(entries, texts)
    var word = ""
    var places: [Int]?
    for _ in 0..<6 {
      word += text(1).replacing(" ", with: "b")
      guard let query = TextQuery(word) else { continue }
      let wanted = entries.indices.filter { place in
        ([entries[place].searchText] + texts[place].titles + texts[place].texts + [texts[place].file])
          .contains { $0.lowercased().contains(word.lowercased()) }
      }
      expectEqual(search.hits(for: query).map(\.index), wanted)
      expectEqual(search.hits(for: query, among: places).map(\.index), wanted)
      places = wanted
    }
  }
}
