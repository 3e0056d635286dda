import Foundation

/// How much of what could be tried at random, or at any size, a run of the tests tries: a part in every run, all of it with
/// PETRI_EXHAUSTIVE set, as `.ci/thorough` does.
public enum Thoroughness {
  /// Whether PETRI_EXHAUSTIVE is set.
  public static let isExhaustive = ProcessInfo.processInfo.environment["PETRI_EXHAUSTIVE"]?.isEmpty == false

  /// The number that chooses the part of a table: PETRI_SEED, which `.ci/run` sets to the day's number; 0 without it.
  public static let seed = ProcessInfo.processInfo.environment["PETRI_SEED"].flatMap { UInt64($0) } ?? 0

  /// The number of rounds, seeds or things.
  ///
  /// - Parameters:
  ///   - inEveryRun: the number unless everything is wanted.
  ///   - all: the number with PETRI_EXHAUSTIVE set.
  public static func count<Number: BinaryInteger>(_ inEveryRun: Number, all: Number) -> Number {
    isExhaustive ? all : inEveryRun
  }

  /// Whether something slow has its turn: with every third seed, and with PETRI_EXHAUSTIVE set.
  public static var isTurnOfSlowTests: Bool { isExhaustive || seed % 3 == 1 }

  /// A part of a table that the seed chooses, evenly spread over it; all of it with PETRI_EXHAUSTIVE set.
  public static func sample<Element>(_ count: Int, of all: [Element]) -> [Element] {
    guard !isExhaustive, count < all.count else { return all }
    let step = (all.count + count - 1) / count
    let start = Int(seed % UInt64(step))
    return stride(from: start, to: all.count, by: step).map { all[$0] }
  }
}
