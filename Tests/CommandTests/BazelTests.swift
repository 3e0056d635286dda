import Expectations
import Foundation
import Testing
import Thoroughness

@Suite("The lines for Bazel", .startsProcesses)
struct BazelTests {
  @Test(
    "make a test in shards that has each cell once, fails by an edit, and doesn't record",
    .enabled(if: Thoroughness.isExhaustive, "it takes minutes; PETRI_EXHAUSTIVE=1 runs it, with a Bazel")
  )
  func bazel() throws {
    let petri = try #require(PetriProcess.make([], in: PetriProcess.package).executableURL).path
    let result = try PetriProcess.run(["-c", "exec python3 Tests/Bazel/run.py \"$0\"", petri], shell: true)
    if result.output.hasPrefix("not run: ") { return print("BazelTests: \(result.output)") }
    expectEqual(result.status, 0)
    #expect(result.output.hasSuffix("all is right\n"), "\(result.output)\(result.errors)")
  }
}
