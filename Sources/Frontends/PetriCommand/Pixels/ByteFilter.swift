import CSystem
import Foundation

/// Puts bytes through a program, within a time.
enum ByteFilter {
  /// Why there is nothing.
  enum Failure: Error, Hashable {
    /// It isn't there, ended with an error or was ended by a signal.
    case failed
    /// It took too long.
    case late
    /// Nobody wants it any more.
    case cancelled
    /// It printed more than it may.
    case tooLong
  }

  /// A switch that another thread can throw.
  final class Cancellation: Sendable {
    // Written and read as one number at once, by C.
    nonisolated(unsafe) fileprivate let number = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

    init() {
      number.initialize(to: 0)
    }

    deinit { number.deallocate() }

    /// Ends the program, soon.
    func cancel() { petri_set(number, 1) }
  }

  /// Runs a program by its path and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: the program's, its name first.
  ///   - maximum: how many bytes it may print.
  ///   - milliseconds: how long it may take.
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
