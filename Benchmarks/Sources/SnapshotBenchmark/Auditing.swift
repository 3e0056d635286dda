import Foundation
import Measuring

/// `petri snapshot audit` of the sample by two workers.
struct Auditing {
  let petri: String
  /// How many of the changes, chosen by chance; all of them without.
  let sample: Int?

  func results() throws -> [Result] {
    let arguments = ["snapshot", "audit", "--json", "--jobs", "2"] + (sample.map { ["--sample", "\($0)"] } ?? [])
    var changes = 0
    let seconds = try best(of: 1) { changes = try count(arguments) }
    return [
      Result("changes of the sample audited a second, of \(changes)", Double(changes) / seconds, atLeast: 175, unit: "")
    ]
  }

  private struct Report: Decodable {
    let changes: Int
  }

  private func count(_ arguments: [String]) throws -> Int {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: petri)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: Sample.folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Report.self, from: bytes).changes
  }
}
