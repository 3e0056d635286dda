import Foundation
import Measuring

/// `petri snapshot verify` by two workers: 10,000 screens loaded, composed, laid out, printed and compared, beside libyaml's raw loop over
/// their files; and the sample's whole matrix.
struct Verifying {
  let petri: String

  func results() throws -> [Result] {
    let small = try measure(screens: 1_000)
    let large = try measure(screens: 10_000)
    let sample = try best(of: 5) {
      guard try run(petri, ["snapshot", "verify", "--matrix", "--jobs", "2"], in: Sample.folder) == 0 else {
        fatalError("the sample's snapshots differ")
      }
    }
    return [
      Result("10,000 screens verified by two workers, as so many times libyaml's", large.ratio, atMost: 6, unit: "x"),
      Result("the time of it", large.seconds, atMost: 20, unit: " s"),
      Result("its growth from 1,000 screens", large.seconds / 10 / small.seconds, atMost: 1.3, unit: ""),
      Result("the sample's whole matrix verified by two workers", sample, atMost: 1, unit: " s"),
    ]
  }

  /// The least time, and the middle ratio of rounds in which both are measured: slow moments of the machine last longer than one.
  private func measure(screens: Int) throws -> (seconds: Double, ratio: Double) {
    let catalogue = try WrittenCatalogue(screens: screens)
    _ = try catalogue.seconds(petri, ["snapshot", "record", "--force", "--jobs", "2"])
    let rounds = try (0..<3).map { _ in
      (petri: try catalogue.seconds(petri, ["snapshot", "verify", "--jobs", "2"]), raw: catalogue.raw())
    }
    return (rounds.map(\.petri).min() ?? 0, rounds.map { $0.petri / $0.raw }.sorted()[1])
  }
}

/// The catalogue of this repository.
enum Sample {
  static let folder = URL(fileURLWithPath: #filePath + "/../../../..").standardizedFileURL.path
}
