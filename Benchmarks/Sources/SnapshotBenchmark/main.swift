// What snapshots cost, in one process or process against process: each case holds a number against a limit or a peer of the
// same run. `swift run -c release SnapshotBenchmark PETRI [kill ROUNDS]`, PETRI being a release build of the command.
import Foundation
import Measuring
import PetriSnapshots

let arguments = CommandLine.arguments.dropFirst()
guard let petri = arguments.first, FileManager.default.isExecutableFile(atPath: petri) else {
  print("usage: SnapshotBenchmark PETRI [kill ROUNDS]")
  exit(64)
}

var results: [Result] = []
if arguments.dropFirst().first == "kill" {
  results.append(
    try KillRounds(petri: petri, rounds: arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1_000).result()
  )
} else {
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
