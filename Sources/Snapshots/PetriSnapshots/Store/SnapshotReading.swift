/// Where snapshot files are read from: a catalogue's folder, or the files that a run kept.
public protocol SnapshotReading: Sendable {
  /// The bytes of a file; `nil` if there is none.
  ///
  /// - Throws: `StoreFailure` for a file that is there and can't be read.
  func read(_ path: String) throws(StoreFailure) -> [UInt8]?
}

extension SnapshotStore: SnapshotReading {}
