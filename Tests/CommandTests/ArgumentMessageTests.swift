import Expectations
import Testing

@testable import PetriCommand

@Suite("What is said about arguments", .startsProcesses)
struct ArgumentMessageTests {
  @Test(
    "a negative number is a value out of range, and no option",
    arguments: [
      (["snapshot", "verify", "--jobs", "-3"], "--jobs must be at least 1; found -3"),
      (["snapshot", "audit", "--jobs", "-3"], "--jobs must be at least 1; found -3"),
      (["snapshot", "audit", "--sample", "-3"], "--sample must be at least 1; found -3"),
      (["snapshot", "audit", "--min", "-3"], "--min must be between 0 and 100; found -3"),
      (["coverage", "--min", "-3"], "--min must be between 0 and 100; found -3"),
      (["snapshot", "verify", "--timeout", "-3"], "--timeout must be between 0 and 86400 seconds; found -3"),
    ]
  )
  func negative(_ arguments: [String], _ message: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 64 && result.errors.contains(message), "\(result.errors)")
  }

  @Test(
    "a time has no exponent and no digits that say nothing",
    arguments: [
      (.seconds(1), "1 second"), (.seconds(90), "90 seconds"), (.milliseconds(1500), "1.5 seconds"),
      (.microseconds(10), "0.00001 seconds"),
    ] as [(Duration, String)]
  )
  func seconds(_ time: Duration, _ text: String) {
    expectEqual(
      WorkerEnding.timeout(time).description,
      "it took longer than \(text); to allow more, use --timeout SECONDS"
    )
  }
}
