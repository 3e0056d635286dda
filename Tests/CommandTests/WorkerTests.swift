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

  @Test("a check whose worker was ended fails and names the screen, and a baseline keeps what it accepts there")
  func check() throws {
    let folder = try catalogue("FatalViewController")
    let entry = #"{"accepted": [{"reason": "later", "rule": "leaked-view", "screen": "c", "subject": "Banner"}]}"#
    try folder.write(entry, to: "checks-baseline.json")
    let arguments = ["check", "leaks", "--update-baseline", "--json", "--report", "junit=report.xml"]
    let result = try PetriProcess.run(arguments, product: "team-petri", in: folder.path)
    expectEqual(result.status, 1)
    #expect(result.errors.contains("the leaks of 'c' can't be checked: its process was ended by signal 9"))
    #expect(result.output.contains("\"reason\" : \"its process was ended by signal 9\""), "\(result.output)")
    #expect(try folder.read("checks-baseline.json").contains("Banner"))
    let report = try folder.read("report.xml")
    #expect(report.contains("<testsuites name=\"petri check\" tests=\"1\" failures=\"0\" errors=\"1\""), "\(report)")
    #expect(report.contains("<error message=\"the leaks of &apos;c&apos; can&apos;t be checked: "), "\(report)")
  }

  @Test("a check whose worker takes all memory fails", arguments: ["leaks", "layout", "navigation"])
  func greedyCheck(check: String) throws {
    let folder = try catalogue("GreedyViewController", context: "{closes: {type: bool, example: false}}")
    let result = try PetriProcess.run(["check", check, "c"], product: "team-petri", in: folder.path)
    expectEqual(result.status, 1)
    #expect(result.errors.contains("the \(check) of 'c' can't be checked: its process was ended by signal "))
  }

  @Test("a gallery and an audit whose worker was ended fail")
  func galleryAndAudit() throws {
    let folder = try catalogue("FatalViewController")
    let gallery = try PetriProcess.run(["gallery"], product: "team-petri", in: folder.path)
    #expect(gallery.status == 1 && gallery.errors.contains("'c' is left out: its process was ended by signal 9"))
    let git = "git init -q && git add -A && git commit -qm one && echo '# an edit' >> Screens/c.yaml"
    try expectEqual(PetriProcess.run(["-c", git], shell: true, in: folder.path).status, 0)
    let since = try PetriProcess.run(
      ["gallery", "a", "c", "--since", "HEAD", "--out", "site"],
      product: "team-petri",
      in: folder.path
    )
    #expect(
      since.status == 1 && since.errors.contains("'c' can't be compared with HEAD: its process was ended by signal 9")
    )
    let audit = try PetriProcess.run(["snapshot", "audit", "c", "--min", "0"], product: "team-petri", in: folder.path)
    #expect(
      audit.status == 1 && audit.errors.contains("since their process was killed from outside"),
      "\(audit.errors)"
    )
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
