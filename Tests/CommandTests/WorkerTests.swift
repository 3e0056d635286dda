import Expectations
import Foundation
import Testing

@Suite("Controllers that take their process with them", .startsProcesses)
struct WorkerTests {
  /// A catalogue of five screens, the third of which is a controller.
  private func catalogue(_ controller: String, context: String = "{}") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    for name in ["a", "b", "c", "d", "e"] {
      let content = name == "c" ? "context: \(context)\ncontent: {class: \(controller)}" : "content: [{label: \(name)}]"
      try folder.write("screen: \(name)\n\(content)\n", to: "Screens/\(name).yaml")
    }
    return folder
  }

  private func record(_ folder: TemporaryFolder, _ options: String...) throws -> PetriProcess.Result {
    try PetriProcess.run(["snapshot", "record"] + options, product: "team-petri", in: folder.path)
  }

  @Test("a signal costs the screen that was composed, and no other", arguments: ["1", "2"])
  func signal(jobs: String) throws {
    let record = try record(try catalogue("FatalViewController"), "--jobs", jobs)
    expectEqual(record.status, 1)
    #expect(record.output.hasSuffix("4 written, 0 unchanged, 1 failed\n"))
    #expect(record.errors.contains("c: its process was ended by signal 9"))
  }

  @Test("so does an exit, with the status of success, or with the one of files that can't be read", arguments: [0, 74])
  func exit(status: Int) throws {
    let folder = try catalogue("ExitingViewController", context: "{status: {type: int, example: \(status)}}")
    for jobs in ["1", "2"] {
      let record = try record(folder, "--jobs", jobs)
      expectEqual(record.status, 1)
      #expect(record.output.hasSuffix(", 1 failed\n"))
      #expect(record.errors.contains("c: its process ended with status \(status)\n"))
    }
    let verify = try PetriProcess.run(["snapshot", "verify"], product: "team-petri", in: folder.path)
    #expect(verify.status == 1 && verify.output.hasSuffix("5 compared: 4 the same, 1 failed\n"))
    let launch = try PetriProcess.run(["tree", "c"], product: "team-petri", in: folder.path)
    #expect(launch.status == 1 && launch.errors.contains("a controller ended the process"))
  }

  @Test("one that hangs, or is stopped, costs its screen after a while", arguments: [false, true])
  func hang(stops: Bool) throws {
    // On a busy machine the others take long too, but the one that hangs does so however long it is waited for.
    for seconds in ["0.5", "5", "60"] {
      let folder = try catalogue("HangingViewController", context: "{stops: {type: bool, example: \(stops)}}")
      let record = try record(folder, "--jobs", "2", "--timeout", seconds)
      expectEqual(record.status, 1)
      #expect(
        record.errors.contains("c: it took longer than \(seconds) seconds; to allow more, use --timeout SECONDS\n")
      )
      if record.output.hasSuffix("4 written, 0 unchanged, 1 failed\n") { return }
    }
    Issue.record("it costs other screens too")
  }

  @Test("so does one that takes all memory, or closes all that is open", arguments: [false, true])
  func greed(closes: Bool) throws {
    let folder = try catalogue("GreedyViewController", context: "{closes: {type: bool, example: \(closes)}}")
    for jobs in ["1", "2"] {
      let record = try record(folder, "--jobs", jobs)
      expectEqual(record.status, 1)
      #expect(record.output.hasSuffix(", 1 failed\n"))
      #expect(record.errors.contains(closes ? "c: its process " : "c: its process was ended by signal "))
    }
  }

  @Test("a controller's output isn't a result")
  func printing() throws {
    let folder = try catalogue("PrintingViewController")
    let record = try record(folder)
    #expect(record.status == 0 && !record.output.contains("a controller says"))
    #expect(record.errors.contains("a controller says"))
  }

  @Test("a time that makes no sense is refused", arguments: ["-1", "nan", "1e9"])
  func timeout(seconds: String) throws {
    let result = try record(try catalogue("FatalViewController"), "--timeout=\(seconds)")
    #expect(result.status == 64 && result.errors.contains("--timeout must be between 0 and 86400 seconds"))
  }
}
