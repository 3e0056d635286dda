/// A part of a run: each of several machines takes one, and together they do all.
public struct SnapshotShard: Hashable, Sendable, Codable {
  /// Which part, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// A part; `nil` for an index out of 1 to `count`.
  public init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/4`.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// Reads the variables that test runners set: TEST_TOTAL_SHARDS, and TEST_SHARD_INDEX, which counts from 0.
  public init?(environment: [String: String]) {
    guard let count = environment["TEST_TOTAL_SHARDS"].flatMap({ Int($0) }),
      let index = environment["TEST_SHARD_INDEX"].flatMap({ Int($0) })
    else { return nil }
    self.init(index: index + 1, count: count)
  }

  /// Every `count`th element, so that each part has its share of every kind.
  public func part<Element>(of all: [Element]) -> [Element] {
    stride(from: index - 1, to: all.count, by: count).map { all[$0] }
  }
}
