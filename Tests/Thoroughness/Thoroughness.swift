import Foundation

/// How much of what could be tried at random, or at any size, a run of the tests tries: some in every run, always the same;
/// all with PETRI_EXHAUSTIVE set.
public enum Thoroughness {
  /// Whether PETRI_EXHAUSTIVE is set.
  public static let isExhaustive = ProcessInfo.processInfo.environment["PETRI_EXHAUSTIVE"]?.isEmpty == false

  /// The number of rounds, seeds or things.
  ///
  /// - Parameters:
  ///   - inEveryRun: the number unless everything is wanted.
  ///   - all: the number with PETRI_EXHAUSTIVE set.
  public static func count<Number: BinaryInteger>(_ inEveryRun: Number, all: Number) -> Number {
    isExhaustive ? all : inEveryRun
  }
}
