import Foundation
import Measuring
import PetriBrowser
import PetriText

// What a key costs in the browser, from the key to the bytes for the terminal, with so many entries.

let words = """
  order cart menu product delivery address payment card city store hours login profile settings search filter list detail
  edit new history promo banner review checkout gift coupon courier map support chat faq about legal terms privacy
  """.split(whereSeparator: \.isWhitespace).map(String.init)

func catalog(_ count: Int) -> BrowserCatalog {
  var state: UInt64 = 7
  func random() -> String {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return words[Int((state >> 33) % UInt64(words.count))]
  }
  let entries = (0..<count).map { number in
    BrowserEntry(
      name: "\(random())-\(random())-\(random())-\(number)",
      title: "\(random().capitalized) \(random())",
      group: ["Team \(number / 5_000)", "Group \(number / 100)"],
      tags: [random()]
    )
  }
  return BrowserCatalog(name: "Benchmark", entries: entries)
}

/// What is known of the screens beside the list: their files, a title in another locale, and texts of 100 characters.
func texts(_ catalog: BrowserCatalog) -> SearchTexts {
  let all = catalog.entries.enumerated().map { place, entry in
    EntryTexts(
      file: "Screens/\(entry.name).yaml",
      titles: [entry.title, "Титул \(place)"],
      texts: (0..<5).map { "\(words[(place + $0) % words.count]) and \(words[(place * 7 + $0) % words.count]) here" }
    )
  }
  return SearchTexts(catalog.entries, all)
}

/// Types a query; gives the seconds of the longest turn of looking for it, which come after the picture of each key.
func slowestTurn(_ query: String, in model: BrowserModel, rounds: Int = 5) -> Double {
  var worst: [Double] = []
  for round in 0..<rounds {
    var model = model
    _ = model.update(.input(.key(.character("/"))))
    for (place, letter) in query.enumerated() {
      _ = model.update(.input(.key(.character(letter))))
      var seconds = 0.0
      while model.isSearchPending {
        let turn = best(of: 1) {
          _ = model.update(.searchOn)
          _ = model.picture
        }
        seconds = max(seconds, turn)
      }
      if round == 0 { worst.append(seconds) } else { worst[place] = min(worst[place], seconds) }
    }
  }
  return worst.max() ?? 0
}

/// Presses keys one by one, each after what the one before looked for was found; gives the slowest key's seconds, the best of some
/// rounds each.
func slowest(_ keys: [Key], in model: BrowserModel, rounds: Int = 5) -> Double {
  var costs = [Double](repeating: .infinity, count: keys.count)
  for _ in 0..<rounds {
    var model = model
    var writer = FrameWriter(colors: .sixteen)
    _ = writer.frame(model.picture, cursor: model.cursor)
    for (place, key) in keys.enumerated() {
      let seconds = best(of: 1) {
        _ = model.update(.input(.key(key)))
        _ = writer.frame(model.picture, cursor: model.cursor)
      }
      costs[place] = min(costs[place], seconds)
      while model.isSearchPending { _ = model.update(.searchOn) }
    }
  }
  return costs.max() ?? 0
}

let moves: [Key] = [.down, .pageDown, .end, .up, .home, .left, .left, .enter, .enter, .character("?"), .escape]
let typing: [Key] = "/order car".map { .character($0) } + [.backspace, .down, .pageDown, .escape]
let heavy: [Key] = "/e".map { .character($0) } + [.backspace] + "a e i".map { .character($0) }
let frame = 16.0

let thousands = catalog(10_000)
let many = catalog(100_000)
let small = BrowserModel(thousands, columns: 120, rows: 40)
var large = BrowserModel(many, columns: 120, rows: 40)
_ = large.update(.texts(texts(many)))

let opening = best(of: 5) {
  let model = BrowserModel(thousands, columns: 120, rows: 40)
  var writer = FrameWriter(colors: .sixteen)
  _ = writer.frame(model.picture, cursor: model.cursor)
}
let typed = slowest(typing, in: large)
let results = [
  Result("the model of 10,000 screens and its first picture", opening * 1_000, atMost: 150, unit: " ms"),
  Result(
    "the slowest of moving, folding, help with 100,000 entries",
    slowest(moves, in: large) * 1_000,
    atMost: frame,
    unit: " ms"
  ),
  Result("the slowest key while typing 'order car'", typed * 1_000, atMost: frame, unit: " ms"),
  Result(
    "the slowest key while typing what nearly all match",
    slowest(heavy, in: large) * 1_000,
    atMost: frame,
    unit: " ms"
  ),
  Result(
    "the longest turn of searching 100,000 screens' names and texts while typing 'and pay he'",
    slowestTurn("and pay he", in: large) * 1_000,
    atMost: frame,
    unit: " ms"
  ),
  Result(
    "the same while typing what no screen has",
    slowestTurn("zq#zq", in: large) * 1_000,
    atMost: frame,
    unit: " ms"
  ),
  Result(
    "growth of a typed key from 10,000 to 100,000, an entry",
    typed / slowest(typing, in: small) / 10,
    atMost: 1.5,
    unit: ""
  ),
]
for result in results {
  print("| \(result.number) | \(result.limit) | \(result.name)\(result.isGood ? "" : "  OVER") |")
}
exit(results.allSatisfy(\.isGood) ? 0 : 1)
