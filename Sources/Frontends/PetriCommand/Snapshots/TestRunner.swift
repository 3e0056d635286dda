import Foundation
import PetriSnapshots

/// The wishes of a test runner in its environment, as Bazel has them.
///
/// The variables are those of Bazel's Test Encyclopedia, "Initial conditions".
struct TestRunner {
  let environment: [String: String]

  /// The part that the run takes; `nil` for all.
  ///
  /// - Throws: `CommandFailure` for variables that make no sense.
  func shard() throws -> SnapshotShard? {
    do throws(SnapshotShard.Unreadable) {
      return try SnapshotShard.of(environment: environment)
    } catch {
      throw CommandFailure(error.description, .usage)
    }
  }

  /// Lets the runner know that shards are supported: without that it takes a test for one that does everything in each.
  ///
  /// - Throws: `CommandFailure` where its file can't be written.
  func acknowledgeShards() throws {
    if let path = value(of: "TEST_SHARD_STATUS_FILE") { try OutputFile(path: path).touch() }
  }

  /// The JUnit report that the runner wants.
  var report: ReportArgument? { value(of: "XML_OUTPUT_FILE").flatMap { ReportArgument(argument: "junit=\($0)") } }

  /// The name of the folder for the run, in the one that the runner keeps.
  static let folderName = "petri-snapshots"

  /// A folder for the run, in the one that the runner keeps. It is elsewhere, or in an archive, when the test has ended.
  var keptFolder: String? { value(of: "TEST_UNDECLARED_OUTPUTS_DIR").map { "\($0)/\(TestRunner.folderName)" } }

  /// A regular expression for the names of screens, as `--test_filter` gives it.
  var filter: String? { value(of: "TESTBRIDGE_TEST_ONLY") }

  private func value(of name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
}
