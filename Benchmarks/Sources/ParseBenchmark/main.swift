import Foundation
import Measuring
import PetriDiagnostics
import PetriYAML

/// The trees of a catalogue's files may cost at most so many times what libyaml's own events cost.
let limit = 1.5
/// The same for one file of 20 MB, whose tree lies in pages that are fresh from the kernel in each run.
let limitOfOneFile = 1.7
/// Time a byte may grow by so much from the smallest to the largest catalogue.
let growthLimit = 1.5
let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 7

var isOver = false

func parse(_ files: [[UInt8]], options: YAMLOptions) {
  for bytes in files {
    let stream = YAMLStream.parse(SourceFile(path: "screen.yaml", bytes: bytes), options: options)
    precondition(stream.diagnostics.isEmpty && !stream.documents.isEmpty, "the catalogue must have no problems")
  }
}

/// Measures files both ways by turns, so that a slow moment hits both, and prints the best of each.
///
/// - Parameter paths: where the files are.
/// - Returns: the seconds that parsing takes.
@MainActor func row(
  _ name: String,
  _ files: [[UInt8]],
  at paths: [String],
  rounds: Int,
  options: YAMLOptions = YAMLOptions(),
  limit: Double = limit
) -> Double {
  let raw = Peer(beside: "RawLoop", ["memory"])
  var (base, variant) = (Double.infinity, Double.infinity)
  for _ in 0..<max(2, rounds) {
    guard let seconds = raw.number(for: paths) else { fatalError("RawLoop can't be run") }
    base = min(base, seconds)
    variant = min(variant, best(of: 1) { parse(files, options: options) })
  }
  let ratio = variant / base
  let size = Double(files.reduce(0) { $0 + $1.count }) / 1e6
  let verdict = ratio <= limit ? "" : " over \(limit)"
  if ratio > limit { isOver = true }
  print(
    String(format: "| \(name) | %.1f MB | %.1f ms | %.1f ms | %.2f\(verdict) |", size, base * 1e3, variant * 1e3, ratio)
  )
  return variant
}

/// Writes files and gives their paths.
func write(_ files: [[UInt8]], in folder: Folder, as name: String) throws -> [String] {
  try files.enumerated().map { index, bytes in
    let path = "\(folder.path)/\(name)-\(index).yaml"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }
}

print("| files | size | libyaml's events | YAMLStream.parse | ratio |")
print("|---|---|---|---|---|")

let folder = try Folder()
let screens = (0..<10_000).map { Array(Catalogue.screen($0).utf8) }
let paths = try write(screens, in: folder, as: "screen")
var whole: [UInt8] = []
for screen in screens { whole += Array("---\n".utf8) + screen }
var options = YAMLOptions()
options.limits.fileBytes = 1 << 30
options.limits.nodes = 100_000_000
options.limits.documents = 1_000_000
options.limits.differentKeys = 1 << 30
let wholePath = try write([whole], in: folder, as: "whole")
_ = row("one file of 10,000 screens", [whole], at: wholePath, rounds: rounds, options: options, limit: limitOfOneFile)

var perByte: [Double] = []
for count in [100, 1_000, 10_000, 100_000] {
  let chosen = (0..<count).map { $0 % screens.count }
  let files = chosen.map { screens[$0] }
  let seconds = row("\(count) files", files, at: chosen.map { paths[$0] }, rounds: count > 10_000 ? 2 : rounds)
  perByte.append(seconds / Double(files.reduce(0) { $0 + $1.count }))
}
let growth = (perByte.last ?? 0) / (perByte.first ?? 1)
print(String(format: "\nTime a byte, 100,000 files to 100: %.2f", growth))
if growth > growthLimit { isOver = true }
if isOver {
  print("over the limit (\(limit), one file \(limitOfOneFile), growth \(growthLimit))")
}
exit(isOver ? 1 : 0)
