import CRawLoop
import Measuring
import PetriDiagnostics
import PetriYAML

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The trees of a catalogue's files may cost at most so many times what libyaml's own events cost.
let limit = 1.3
/// The same for one file of 20 MB, whose tree lies in pages that are fresh from the kernel in each run.
let limitOfOneFile = 1.7
/// Time a byte may grow by so much from the smallest to the largest catalogue.
let growthLimit = 1.5
let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 7

var isOver = false

func raw(_ files: [[UInt8]]) {
  for bytes in files {
    let events = bytes.withUnsafeBufferPointer { raw_loop($0.baseAddress, $0.count) }
    precondition(events > 0, "the catalogue must be YAML")
  }
}

func parse(_ files: [[UInt8]], options: YAMLOptions) {
  for bytes in files {
    let stream = YAMLStream.parse(SourceFile(path: "screen.yaml", bytes: bytes), options: options)
    precondition(stream.diagnostics.isEmpty && !stream.documents.isEmpty, "the catalogue must have no problems")
  }
}

@MainActor func row(
  _ name: String,
  _ files: [[UInt8]],
  rounds: Int,
  options: YAMLOptions = YAMLOptions(),
  limit: Double = limit
) -> Measurement {
  let measurement = Measurement(rounds: rounds) {
    raw(files)
  } variant: {
    parse(files, options: options)
  }
  let megabytes = (Double(files.reduce(0) { $0 + $1.count }) / 1e6).rounded(toPlaces: 1)
  let verdict = measurement.ratio <= limit ? "" : " over \(limit)"
  if measurement.ratio > limit { isOver = true }
  print(
    "| \(name) | \(megabytes) MB | \(measurement.base.milliseconds) ms | \(measurement.variant.milliseconds) ms "
      + "| \(measurement.ratio.rounded(toPlaces: 2))\(verdict) |"
  )
  return measurement
}

print("| files | size | libyaml's events | YAMLStream.parse | ratio |")
print("|---|---|---|---|---|")

let screens = (0..<10_000).map { Array(Catalogue.screen($0).utf8) }
var whole: [UInt8] = []
for screen in screens { whole += Array("---\n".utf8) + screen }
var options = YAMLOptions()
options.limits.fileBytes = 1 << 30
options.limits.nodes = 100_000_000
options.limits.documents = 1_000_000
options.limits.differentKeys = 1 << 30
_ = row("one file of 10,000 screens", [whole], rounds: rounds, options: options, limit: limitOfOneFile)

var perByte: [Double] = []
for count in [100, 1_000, 10_000, 100_000] {
  let files = count <= screens.count ? Array(screens.prefix(count)) : (0..<count).map { screens[$0 % screens.count] }
  let measurement = row("\(count) files", files, rounds: count > 10_000 ? 2 : rounds)
  perByte.append(measurement.variant / .nanoseconds(1) / Double(files.reduce(0) { $0 + $1.count }))
}
let growth = (perByte.last ?? 0) / (perByte.first ?? 1)
print("\nTime a byte, 100,000 files to 100: \(growth.rounded(toPlaces: 2))")
if growth > growthLimit { isOver = true }
if isOver {
  print("over the limit (\(limit), one file \(limitOfOneFile), growth \(growthLimit))")
}
exit(isOver ? 1 : 0)
