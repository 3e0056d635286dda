import Foundation
import Measuring
import PetriLoader

/// The seconds that a catalogue's files take, in rounds in which each is measured once.
///
/// The machine's slow moments last longer than one of the measurements, so it is the ratio of a round that counts, and of the rounds the
/// middle one.
struct Measured {
  /// libyaml's events alone, with one thread and with all.
  private var raw: [Double] = []
  private var rawAll: [Double] = []
  /// Loading, with one thread and with all.
  private var one: [Double] = []
  private var all: [Double] = []

  init(_ files: Files, rounds: Int) throws {
    for _ in 0..<rounds {
      raw.append(files.raw("disk"))
      rawAll.append(files.raw("disk", "all"))
      var loaded: [LoadedCatalog] = []
      one.append(try best(of: 1) { loaded.append(try files.load(isParallel: false)) })
      loaded = []
      all.append(try best(of: 1) { loaded.append(try files.load(isParallel: true)) })
    }
  }

  /// How many times libyaml's time a screen takes with one thread.
  var ratio: Double { ratio(of: one) }

  /// How many seconds loading takes with all threads.
  var seconds: Double { middle(all) }

  /// Rows of the table.
  func row(_ name: String, _ files: Files) -> String {
    let ceiling = String(format: "%.2f", ratio(of: rawAll))
    return "| \(name) | \(size(of: files)) | \(ceiling) | \(cells(one)) | \(cells(all)) |"
  }

  func peerRow(_ name: String, _ files: Files, seconds: Double?) -> String {
    let text = seconds.map { cells(Array(repeating: $0, count: raw.count)) } ?? "not installed |"
    return "| \(name) | \(size(of: files)) | | \(text) | | |"
  }

  private func size(of files: Files) -> String {
    String(format: "%.1f MB | %.0f ms", Double(files.size) / 1e6, middle(raw) * 1_000)
  }

  private func cells(_ seconds: [Double]) -> String {
    String(format: "%.0f ms | %.2f", middle(seconds) * 1_000, ratio(of: seconds))
  }

  private func ratio(of seconds: [Double]) -> Double { middle(zip(seconds, raw).map { $0 / $1 }) }

  private func middle(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}
