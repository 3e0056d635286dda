import Foundation
import Measuring

// How long a catalogue takes from its files to what is whole of it, as so many times what libyaml's events of the same files take.

/// Reads the files whose paths come on standard input with PyYAML's C loader.
let python = """
  import sys, time, yaml
  paths = sys.stdin.read().split("\\n")
  start = time.perf_counter()
  for path in paths:
      with open(path, "rb") as file:
          for document in yaml.load_all(file, yaml.CSafeLoader): pass
  print(time.perf_counter() - start)
  """
/// The best of some rounds, each by turns, so that a slow moment of the machine hits all.
let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 5
/// The time a screen may grow by so much from the smallest to the largest catalogue.
let growthLimit = 1.5

func times(_ seconds: Double, _ raw: Double) -> String {
  String(format: "%.0f ms | %.2f", seconds * 1_000, seconds / raw)
}

var perScreen: [Double] = []
print("| screens | size | libyaml's events | one thread | | two threads | |")
print("|---|---|---|---|---|---|---|")
for count in [100, 1_000, 10_000, 100_000] {
  let files = try Files(count)
  var (raw, one, two) = (Double.infinity, Double.infinity, Double.infinity)
  for _ in 0..<(count > 10_000 ? 1 : rounds) {
    raw = min(raw, best(of: 1) { files.raw() })
    one = min(one, try best(of: 1) { try files.load(workers: 1) })
    two = min(two, try best(of: 1) { try files.load(workers: 2) })
  }
  // The machine's slow moments are in both, so the growth is that of the ratio.
  perScreen.append(two / raw)
  let size = String(format: "%.1f MB | %.0f ms", Double(files.size) / 1e6, raw * 1_000)
  print("| \(count) | \(size) | \(times(one, raw)) | \(times(two, raw)) |")
  guard count == 10_000 else { continue }
  let yams = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
    "YamsPeer"
  )
  let peers = [
    ("Yams' compose", files.peer(yams.path)),
    ("PyYAML's C loader", files.peer("/usr/bin/env", ["python3", "-c", python])),
  ]
  for (name, seconds) in peers {
    let text = seconds.map { times($0, raw) } ?? "not installed |"
    print("| \(count) by \(name) | \(size) | \(text) | | |")
  }
}
let growth = (perScreen.last ?? 0) / (perScreen.first ?? 1)
print(String(format: "\nGrowth from 100 to 100,000 screens: %.2f, at most %.2f", growth, growthLimit))
exit(growth > growthLimit ? 1 : 0)
