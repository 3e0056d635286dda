/// A part of a run that is distributed to several machines.
public struct SnapshotShard: Hashable, Sendable, Codable {
  /// The 1-based index of the part.
  public let index: Int
  /// The number of parts.
  public let count: Int

  /// An error in the environment variables that select a part.
  public struct Unreadable: Error, Hashable, CustomStringConvertible {
    /// The reason.
    public let description: String
  }

  /// Creates a part; `nil` if the index isn't in 1 to `count`.
  public init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Decodes and validates a part, because a report is untrusted input.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let index = try container.decode(Int.self, forKey: .index)
    let count = try container.decode(Int.self, forKey: .count)
    guard let shard = SnapshotShard(index: index, count: count) else {
      throw DecodingError.dataCorruptedError(forKey: .index, in: container, debugDescription: "\(index) of \(count)")
    }
    self = shard
  }

  /// Parses `2/4`.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// Reads the variables set by test runners: TEST_TOTAL_SHARDS and the 0-based TEST_SHARD_INDEX.
  ///
  /// - Returns: `nil` if the run isn't sharded: neither variable is set, or the total is 0.
  /// - Throws: `Unreadable` for a variable that isn't a number, is set without the other, or contradicts it.
  public static func of(environment: [String: String]) throws(Unreadable) -> SnapshotShard? {
    let count = try number("TEST_TOTAL_SHARDS", in: environment)
    let index = try number("TEST_SHARD_INDEX", in: environment)
    switch (index, count) {
    case (nil, nil), (nil, 0), (0, 0): return nil
    case (nil, _): throw Unreadable(description: "TEST_TOTAL_SHARDS is set, and TEST_SHARD_INDEX is missing")
    case (_, nil): throw Unreadable(description: "TEST_SHARD_INDEX is set, and TEST_TOTAL_SHARDS is missing")
    case (let index?, let count?):
      guard index < count, let shard = SnapshotShard(index: index + 1, count: count) else {
        throw Unreadable(description: "TEST_SHARD_INDEX must be less than TEST_TOTAL_SHARDS, \(count); found \(index)")
      }
      return shard
    }
  }

  private static func number(_ name: String, in environment: [String: String]) throws(Unreadable) -> Int? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    guard let number = Int(text), number >= 0 else {
      throw Unreadable(description: "\(name) must be a number from 0 on; found '\(text)'")
    }
    return number
  }

  /// Every `count`th element, so that each part has a similar mix of elements.
  public func part<Element>(of all: [Element]) -> [Element] {
    all.indices.filter { $0 % count == index - 1 }.map { all[$0] }
  }

  /// The first missing parts of a run, and the number of all missing parts, which can be too many to list.
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
