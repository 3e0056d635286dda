import Foundation
import PetriFiles
import PetriSnapshots

extension RunOptions {
  /// The part of cells that the run takes: by `--shard`, else by the test runner's environment.
  ///
  /// - Throws: `CommandFailure` for variables that make no sense, a status file that can't be written, times that can't be read.
  func takeShard(_ runner: TestRunner) throws -> ShardSelection? {
    let taken = try shard ?? runner.shard()
    try runner.acknowledgeShards()
    // A file that can't be read is an error, even where there is one shard alone.
    let times = try times.map(RunOptions.times)
    return taken.map { ShardSelection(shard: $0, times: times) }
  }

  private static func times(_ path: String) throws -> SnapshotTimes {
    do {
      return SnapshotTimes(try RunReport(json: try NamedFile(path).read(limit: 1 << 30)))
    } catch let error as FileError {
      throw CommandFailure("can't read \(path): \(error.reason)", .io)
    } catch {
      throw CommandFailure("can't read \(path): \(error)", .usage)
    }
  }
}

/// A part of a run, and the times by which it is divided.
struct ShardSelection {
  let shard: SnapshotShard
  /// How long cells took before; every nth cell is taken without them.
  let times: SnapshotTimes?

  func part(of cells: [SnapshotCell]) -> [SnapshotCell] {
    times.map { shard.part(of: cells, times: $0) } ?? shard.part(of: cells)
  }
}
