import CSystem
import Foundation

/// Pipes bytes through a program with a time limit.
enum ByteFilter {
  enum Failure: Error, Hashable {
    /// The program is missing, failed or was killed by a signal.
    case failed
    case late
    case cancelled
    case tooLong
  }

  /// A thread-safe cancellation flag.
  final class Cancellation: Sendable {
    // Accessed atomically, by C functions.
    nonisolated(unsafe) fileprivate let number = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

    init() {
      number.initialize(to: 0)
    }

    deinit { number.deallocate() }

    func cancel() { petri_set(number, 1) }
  }

  /// Runs a program and waits until it exits.
  ///
  /// - Parameters:
  ///   - arguments: the arguments, starting with the program's name.
  ///   - maximum: the maximum output size in bytes.
  ///   - milliseconds: the time limit.
  static func output(
    of path: String,
    _ arguments: [String],
    input: [UInt8],
    maximum: Int,
    milliseconds: Int32,
    cancellation: Cancellation = Cancellation()
  ) throws(Failure) -> [UInt8] {
    var words = arguments.map { word in word.withCString { strdup($0) } }
    words.append(nil)
    defer { for word in words { free(word) } }
    var result = PETRI_FILTER_FAILED
    let output = [UInt8](unsafeUninitializedCapacity: maximum) { buffer, count in
      var size = maximum
      result = withExtendedLifetime(cancellation) {
        petri_filter(
          path,
          words,
          input,
          input.count,
          buffer.baseAddress,
          &size,
          milliseconds,
          cancellation.number
        )
      }
      count = size
    }
    switch result {
    case PETRI_FILTER_DONE: return output
    case PETRI_FILTER_LATE: throw .late
    case PETRI_FILTER_CANCELLED: throw .cancelled
    case PETRI_FILTER_TOO_LONG: throw .tooLong
    default: throw .failed
    }
  }
}
