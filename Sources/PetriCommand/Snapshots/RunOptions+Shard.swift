import Foundation
import PetriSnapshots

extension RunOptions {
  /// The part that the run takes: by `--shard`, else by the test runner's environment. The runner learns that sharding is supported.
  ///
  /// - Throws: `CommandFailure` for variables that make no sense, or a status file that can't be written.
  func takeShard(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> SnapshotShard? {
    var taken = shard
    if taken == nil {
      do throws(SnapshotShard.Unreadable) {
        taken = try SnapshotShard.of(environment: environment)
      } catch {
        throw CommandFailure(error.description, .usage)
      }
    }
    // Bazel takes a test for one that ignores its shard unless the file was touched.
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty { try OutputFile(path: path).touch() }
    return taken
  }
}
