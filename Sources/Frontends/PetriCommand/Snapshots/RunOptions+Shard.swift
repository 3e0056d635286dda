import Foundation
import PetriFiles
import PetriSnapshots

extension RunOptions {
  /// The shard from `--shard`, or else from the test runner's environment.
  func takeShard(_ runner: TestRunner) throws -> ShardSelection? {
    let taken = try shard ?? runner.shard()
    try runner.acknowledgeShards()
    // An unreadable file is an error even with a single shard.
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

struct ShardSelection {
  let shard: SnapshotShard
  /// Earlier durations of cells; without them, every nth cell is selected.
  let times: SnapshotTimes?

  func part(of cells: [SnapshotCell]) -> [SnapshotCell] {
    times.map { shard.part(of: cells, times: $0) } ?? shard.part(of: cells)
  }
}
