import Foundation
import PetriSnapshots

/// The environment variables that a test runner sets, as defined by Bazel's Test Encyclopedia, "Initial conditions".
struct TestRunner {
  let environment: [String: String]

  /// The shard to run; `nil` for all.
  ///
  /// - Throws: `CommandFailure` if the variables are invalid.
  func shard() throws -> SnapshotShard? {
    do throws(SnapshotShard.Unreadable) {
      return try SnapshotShard.of(environment: environment)
    } catch {
      throw CommandFailure(error.description, .usage)
    }
  }

  /// Touches the runner's status file, to announce support for sharding. Otherwise the runner assumes that every shard
  /// runs everything.
  func acknowledgeShards() throws {
    if let path = value(of: "TEST_SHARD_STATUS_FILE") { try OutputFile(path: path).touch() }
  }

  var report: ReportArgument? { value(of: "XML_OUTPUT_FILE").flatMap { ReportArgument(argument: "junit=\($0)") } }

  static let folderName = "petri-snapshots"

  /// A folder for the run in the runner's output folder, which the runner moves or archives after the test.
  var keptFolder: String? { value(of: "TEST_UNDECLARED_OUTPUTS_DIR").map { "\($0)/\(TestRunner.folderName)" } }

  /// A regular expression for screen names, from `--test_filter`.
  var filter: String? { value(of: "TESTBRIDGE_TEST_ONLY") }

  private func value(of name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
}
