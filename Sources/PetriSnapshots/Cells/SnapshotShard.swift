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

  /// Reads a part as `Codable` writes it; a report may come from anywhere.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let index = try container.decode(Int.self, forKey: .index)
    let count = try container.decode(Int.self, forKey: .count)
    guard let shard = SnapshotShard(index: index, count: count) else {
      throw DecodingError.dataCorruptedError(forKey: .index, in: container, debugDescription: "\(index) of \(count)")
    }
    self = shard
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
      let index = environment["TEST_SHARD_INDEX"].flatMap({ Int($0) }), index < count
    else { return nil }
    self.init(index: index + 1, count: count)
  }

  /// Every `count`th element, so that each part has its share of every kind.
  public func part<Element>(of all: [Element]) -> [Element] {
    all.indices.filter { $0 % count == index - 1 }.map { all[$0] }
  }

  /// The first of the parts of a run that are not among these, and how many are missing in all: they may be more than can be listed.
  static func missing(from present: Set<Int>, of count: Int, limit: Int) -> (first: [Int], count: Int) {
    var first: [Int] = []
    var index = 1
    while index <= count, first.count < limit {
      if !present.contains(index) { first.append(index) }
      index += 1
    }
    return (first, count - present.count { (1...count).contains($0) })
  }
}
