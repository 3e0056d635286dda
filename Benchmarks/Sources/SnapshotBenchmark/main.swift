// What snapshots cost, in one process or process against process: each case holds a number against a limit or a peer of
// the same run. It is run by
// `swift run -c release SnapshotBenchmark PETRI [kill ROUNDS | shards SCREENS | audit [CHANGES] | gallery [SCREENS]]`,
// PETRI being a release build of the command.
import Foundation
import Measuring
import PetriSnapshots

let arguments = CommandLine.arguments.dropFirst()
guard let petri = arguments.first, FileManager.default.isExecutableFile(atPath: petri) else {
  print("usage: SnapshotBenchmark PETRI [kill ROUNDS | shards SCREENS | audit [CHANGES] | gallery [SCREENS]]")
  exit(64)
}

let number = arguments.dropFirst(2).first.flatMap { Int($0) }
var results: [Result] = []
switch arguments.dropFirst().first {
case "kill": results.append(try KillRounds(petri: petri, rounds: number ?? 1_000).result())
case "shards": results += try Sharding(petri: petri, screens: number ?? 200).results()
case "audit": results += try Auditing(petri: petri, sample: number).results()
case "gallery": results += try MakingGallery(petri: petri, screens: max(10, number ?? 10_000)).results()
default:
  results += try Comparing().results()
  results += Differences().results()
  results += try Verifying(petri: petri).results()
  results += try Starting().results()
}

print("| | limit | case |")
print("|---|---|---|")
for result in results {
  print(
    "| \(result.isGood ? "" : "**")\(result.number)\(result.isGood ? "" : "**") | \(result.limit) | \(result.name) |"
  )
}
exit(results.allSatisfy(\.isGood) ? 0 : 1)
