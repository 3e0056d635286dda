/// How far screens are being compared with their snapshots.
public struct SnapshotProgress: Hashable, Sendable {
  /// How many screens have been compared.
  public var done: Int
  /// How many there are to compare.
  public var total: Int

  /// Makes a progress.
  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}
