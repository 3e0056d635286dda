import CRawLoop
import Foundation
import Measuring
import PetriLoader

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
/// Rounds in which each is measured once: the machine's slow moments last longer than one of them, so it is the ratio of a round that
/// counts, and of the rounds the middle one.
let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 5
/// The catalogues' sizes.
let counts =
  CommandLine.arguments.count > 2
  ? CommandLine.arguments.dropFirst(2).compactMap { Int($0) } : [100, 1_000, 10_000, 100_000]
/// The time a screen may grow by so much from the smallest to the largest catalogue.
let growthLimit = 1.5

func middle(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

func cells(_ seconds: [Double], _ raw: [Double]) -> String {
  String(format: "%.0f ms | %.2f", middle(seconds) * 1_000, middle(zip(seconds, raw).map { $0 / $1 }))
}

keep_memory()
var growths: [Double] = []
print("| screens | size | libyaml's events | one thread | | all threads | |")
print("|---|---|---|---|---|---|---|")
for count in counts {
  let files = try Files(count)
  var (raw, one, two): ([Double], [Double], [Double]) = ([], [], [])
  for _ in 0..<(count > 10_000 ? 1 : rounds) {
    raw.append(best(of: 1) { files.raw() })
    var loaded: [LoadedCatalog] = []
    one.append(try best(of: 1) { loaded.append(try files.load(isParallel: false)) })
    loaded = []
    two.append(try best(of: 1) { loaded.append(try files.load(isParallel: true)) })
  }
  growths.append(middle(zip(one, raw).map { $0 / $1 }))
  let size = String(format: "%.1f MB | %.0f ms", Double(files.size) / 1e6, middle(raw) * 1_000)
  print("| \(count) | \(size) | \(cells(one, raw)) | \(cells(two, raw)) |")
  guard count == 10_000 else { continue }
  let yams = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
    "YamsPeer"
  )
  let peers = [
    ("Yams' compose", files.peer(yams.path)),
    ("PyYAML's C loader", files.peer("/usr/bin/env", ["python3", "-c", python])),
  ]
  for (name, seconds) in peers {
    let text = seconds.map { cells([$0], [middle(raw)]) } ?? "not installed |"
    print("| \(count) by \(name) | \(size) | \(text) | | |")
  }
}
let growth = (growths.last ?? 0) / (growths.first ?? 1)
print(String(format: "\nGrowth from 100 to 100,000 screens: %.2f, at most %.2f", growth, growthLimit))
exit(growth > growthLimit ? 1 : 0)
