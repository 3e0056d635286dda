import Foundation

/// A number and what it must not be over.
public struct Result {
  /// What was measured.
  public let name: String
  /// The number with its unit.
  public let number: String
  /// The limit, in words.
  public let limit: String
  /// Whether the number keeps to it.
  public let isGood: Bool

  /// A number that must be at most a limit.
  public init(_ name: String, _ value: Double, atMost limit: Double, unit: String) {
    self.name = name
    number = Result.text(value) + unit
    self.limit = "at most " + Result.text(limit) + unit
    isGood = value <= limit
  }

  /// A number that must be at least a limit.
  public init(_ name: String, _ value: Double, atLeast limit: Double, unit: String) {
    self.name = name
    number = Result.text(value) + unit
    self.limit = "at least " + Result.text(limit) + unit
    isGood = value >= limit
  }

  private static func text(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}

/// How long something takes, in seconds: the best of some rounds, for these machines are noisy.
public func best(of rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  var best = Double.infinity
  for _ in 0..<rounds {
    let start = ContinuousClock.now
    try body()
    let took = ContinuousClock.now - start
    best = min(best, Double(took.components.seconds) + Double(took.components.attoseconds) / 1e18)
  }
  return best
}

/// A folder that is gone at the end.
public final class Folder {
  /// Where it is.
  public let path = NSTemporaryDirectory() + "petri-benchmark-\(UUID().uuidString)"

  /// Makes it.
  public init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Runs a program to its end, its output thrown away.
@discardableResult
public func run(_ program: String, _ arguments: [String], in folder: String? = nil) throws -> Int32 {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: program)
  process.arguments = arguments
  if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  process.standardInput = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus
}
