import Foundation
import Measuring

/// A part of a million cells: some of 10,000 screens in a hundred cells each, verified at once and as shards that are balanced by the times of
/// that run.
struct Sharding {
  let petri: String
  /// How many of the 10,000 screens there are.
  let screens: Int
  private let shards = 4

  /// Five devices, two appearances, five sizes and two languages of one fixture.
  private static let settings = """
    devices: [iphone-16, iphone-se, iphone-16-plus, ipad-11, ipad-13]
    appearances: [light, dark]
    contentSizes: [large, small, xl, xxxl, accessibility-xl]
    locales: [en, ru]
    matrix: {as: [tree], exclude: [{fixture: [far-east, empty]}]}

    """

  func results() throws -> [Result] {
    let catalogue = try WrittenCatalogue(screens: screens, settings: Sharding.settings)
    _ = try catalogue.seconds(petri, ["snapshot", "record", "--matrix", "--force", "--jobs", "2"])
    let verify = ["snapshot", "verify", "--matrix", "--jobs", "2"]
    let whole = try catalogue.seconds(petri, verify + ["--report", "json=times.json"])
    let parts = try (1...shards).map { shard in
      try catalogue.seconds(petri, verify + ["--shard", "\(shard)/\(shards)", "--times", "times.json"])
    }
    let cells = Double(screens * 100)
    let all = 1_000_000 / cells
    let slowest = parts.max() ?? 0
    return [
      Result("one of \(screens * 100) cells verified by two workers", whole / cells * 1e3, atMost: 2, unit: " ms"),
      Result("a million at that rate on one machine", whole * all / 60, atMost: 30, unit: " min"),
      Result("on \(shards) machines, by the slowest shard", slowest * all / 60, atMost: 10, unit: " min"),
      Result(
        "the slowest of \(shards) shards by the mean one",
        slowest * Double(shards) / parts.reduce(0, +),
        atMost: 1.2,
        unit: "x"
      ),
    ]
  }
}
