import Foundation
import Measuring

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Sixteen processes record the same snapshots at once and are killed at any moment, again and again: every file is the old
/// one or the new one, and none is lost.
struct KillRounds {
  let petri: String
  let rounds: Int

  func result() throws -> Result {
    let catalogue = try WrittenCatalogue(screens: 8)
    let path = catalogue.folder.path
    guard try run(petri, ["snapshot", "record", "--force"], in: path) == 0 else { fatalError("record failed") }
    let files = try snapshots(in: path)
    let whole = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    let old = "# tree v1\nold and whole\n"
    var torn = 0
    for round in 0..<rounds {
      if round % 2 == 0 {
        for file in files { try old.write(toFile: file, atomically: true, encoding: .utf8) }
      }
      let processes = (0..<16).map { _ in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: petri)
        process.arguments = ["snapshot", "record", "--force"]
        process.currentDirectoryURL = URL(fileURLWithPath: path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
      }
      for process in processes { try process.run() }
      usleep(UInt32.random(in: 0...60_000))
      for process in processes where Bool.random() { kill(process.processIdentifier, SIGKILL) }
      for process in processes { process.waitUntilExit() }
      for (file, text) in zip(files, whole) {
        let found = try? String(contentsOfFile: file, encoding: .utf8)
        if found != text, found != old { torn += 1 }
      }
      if round % 100 == 99 { FileHandle.standardError.write(Data("\(round + 1) rounds, \(torn) torn\n".utf8)) }
    }
    return Result(
      "files torn or lost in \(rounds) rounds of sixteen killed recordings",
      Double(torn),
      atMost: 0,
      unit: ""
    )
  }

  private func snapshots(in path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".txt") }.map { "\(path)/\($0)" }
  }
}
