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
/// The most memory that this process has had, in bytes. What `getrusage` says may be of the process that started it.
func peakMemory() -> Int? {
  let lines = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
  let peak = lines?.first { $0.hasPrefix("VmHWM:") }?.split(separator: " ").dropFirst().first
  return peak.flatMap { Int($0) }.map { $0 * 1024 }
}

if CommandLine.arguments.dropFirst().first == "memory" {
  // A process of its own, so that nothing else counts. Waits for the end of its input, so that nobody writes to nobody.
  while readLine() != nil {}
  let loaded = try Files.load(CommandLine.arguments[2], isParallel: true)
  precondition(!loaded.hasErrors, "the catalogue must be whole")
  print(peakMemory().map { "\($0)" } ?? "not known")
  exit(0)
}
/// Rounds in which each is measured once: the machine's slow moments last longer than one of them, so it is the ratio of a round that
/// counts, and of the rounds the middle one.
let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 5
/// The catalogues' sizes.
let counts =
  CommandLine.arguments.count > 2
  ? CommandLine.arguments.dropFirst(2).compactMap { Int($0) } : [100, 1_000, 10_000, 100_000]
/// The time a screen may grow by so much from the smallest to the largest catalogue.
let growthLimit = 1.5
/// So many times the files' size the loading of 10,000 screens may take of memory.
let memoryLimit = 4.0

func middle(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

func ratio(_ seconds: [Double], _ raw: [Double]) -> Double { middle(zip(seconds, raw).map { $0 / $1 }) }

func cells(_ seconds: [Double], _ raw: [Double]) -> String {
  String(format: "%.0f ms | %.2f", middle(seconds) * 1_000, ratio(seconds, raw))
}

var growths: [Double] = []
var isOver = false
print("| screens | size | libyaml's events | on all threads | one thread | | all threads | |")
print("|---|---|---|---|---|---|---|---|")
for count in counts {
  let files = try Files(count)
  var (raw, rawAll, one, all, decoded): ([Double], [Double], [Double], [Double], [Double]) = ([], [], [], [], [])
  for _ in 0..<(count > 10_000 ? 1 : rounds) {
    raw.append(files.raw("disk"))
    rawAll.append(files.raw("disk", "all"))
    var loaded: [LoadedCatalog] = []
    one.append(try best(of: 1) { loaded.append(try files.load(isParallel: false)) })
    loaded = []
    let time = try best(of: 1) { loaded.append(try files.load(isParallel: true)) }
    all.append(time)
    guard count == 10_000 else { continue }
    decoded.append(time + best(of: 1) { precondition(loaded[0].catalog.screens.allSatisfy { !$0.name.isEmpty }) })
  }
  growths.append(ratio(one, raw))
  let size = String(format: "%.1f MB | %.0f ms", Double(files.size) / 1e6, middle(raw) * 1_000)
  let ceiling = String(format: "%.2f", ratio(rawAll, raw))
  print("| \(count) | \(size) | \(ceiling) | \(cells(one, raw)) | \(cells(all, raw)) |")
  guard count == 10_000 else { continue }
  print("| \(count), then all decoded | \(size) | | | | \(cells(decoded, raw)) |")
  let peers = [
    ("Yams' compose", Peer(beside: "YamsPeer")),
    ("PyYAML's C loader", Peer("/usr/bin/env", ["python3", "-c", python])),
  ]
  for (name, peer) in peers {
    let text = files.number(of: peer).map { cells([$0], [middle(raw)]) } ?? "not installed |"
    print("| \(count) by \(name) | \(size) | | \(text) | | |")
  }
  if let peak = files.number(of: Peer(CommandLine.arguments[0], ["memory", files.folder.path])) {
    let times = peak / Double(files.size)
    let text = String(format: "%.0f MB, %.1f times the files, at most %.0f", peak / 1e6, times, memoryLimit)
    print("| \(count), peak memory | \(text) | | | | | | |")
    isOver = isOver || times > memoryLimit
  }
}
let growth = (growths.last ?? 0) / (growths.first ?? 1)
print(String(format: "\nGrowth from the fewest screens to the most: %.2f, at most %.2f", growth, growthLimit))
exit(growth > growthLimit || isOver ? 1 : 0)
