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
/// How often each is measured.
let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 5
/// The catalogues' sizes.
let counts =
  CommandLine.arguments.count > 2
  ? CommandLine.arguments.dropFirst(2).compactMap { Int($0) } : [100, 1_000, 10_000, 100_000]
/// The time a screen may grow by so much from the smallest to the largest catalogue.
let growthLimit = 1.5
/// How many seconds the loading of so many screens may take with all threads.
let timeLimits = [1_000: 0.1, 10_000: 1.0]
/// How many bytes of memory the loading of 10,000 screens may take.
let memoryLimit = 250e6

var ratios: [Double] = []
var isOver = false
print("| screens | size | libyaml's events | on all threads | one thread | | all threads | |")
print("|---|---|---|---|---|---|---|---|")
for count in counts {
  let files = try Files(count)
  let measured = try Measured(files, rounds: count > 10_000 ? 1 : rounds)
  ratios.append(measured.ratio)
  print(measured.row("\(count)", files))
  fflush(nil)
  if let limit = timeLimits[count], measured.seconds > limit {
    print(String(format: "\(count) screens may take %.1f s", limit))
    isOver = true
  }
  guard count == 10_000 else { continue }
  let peers = [
    ("Yams' compose", Peer(beside: "YamsPeer")),
    ("PyYAML's C loader", Peer("/usr/bin/env", ["python3", "-c", python])),
  ]
  for (name, peer) in peers {
    print(measured.peerRow("\(count) by \(name)", files, seconds: files.number(of: peer)))
  }
  if let peak = files.number(of: Peer(CommandLine.arguments[0], ["memory", files.folder.path])) {
    let text = String(format: "%.0f MB, at most %.0f", peak / 1e6, memoryLimit / 1e6)
    print("| \(count), peak memory | \(text) | | | | | | |")
    isOver = isOver || peak > memoryLimit
  }
  let sample = try Files(copiesOfSample: 168)
  print(try Measured(sample, rounds: rounds).row("10,000 as in `Screens`", sample))
}
let growth = (ratios.last ?? 0) / (ratios.first ?? 1)
print(String(format: "\nGrowth from the fewest screens to the most: %.2f, at most %.2f", growth, growthLimit))
exit(growth > growthLimit || isOver ? 1 : 0)
