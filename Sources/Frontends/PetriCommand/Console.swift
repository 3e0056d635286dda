import ArgumentParser
import PetriText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's output: results to standard output, everything else to standard error.
enum Console {
  /// Writes a result as it is; a text that holds anything from outside has been cleaned where it was made.
  ///
  /// Output that can't be written, to a full disk for one, ends the process: nothing that follows would be seen.
  static func write(_ text: String) {
    hasResult = hasResult || !text.isEmpty
    finish(write(text, to: STDOUT_FILENO))
  }

  /// Writes a result that isn't text as it is.
  static func write(_ bytes: [UInt8]) {
    hasResult = hasResult || !bytes.isEmpty
    finish(write(bytes, to: STDOUT_FILENO))
  }

  /// Whether a result, or the beginning of one, was written: it is the only one. Results are written on the main thread alone.
  nonisolated(unsafe) private(set) static var hasResult = false

  /// - Parameter number: the error number where output can't be written.
  private static func finish(_ number: Int32?) {
    guard let number else { return }
    fail("can't write the output: \(String(cString: strerror(number)))")
    PetriTool.end(saying: ExitStatus.io)
  }

  /// Writes a line of a result.
  static func line(_ text: String = "") {
    write(text + "\n")
  }

  /// Writes a remark to standard error; if that fails it can't be reported.
  static func note(_ text: String) {
    _ = write(text + "\n", to: STDERR_FILENO)
  }

  /// Shows the progress of long work, in place of the last one, on a terminal's standard error.
  static func status(_ text: String) {
    _ = write("\r\u{1B}[K\(text)", to: STDERR_FILENO)
  }

  /// The start of an error, the argument parser's included, as in other tools for Swift.
  static let errorPrefix = "error: "

  /// Writes why a command can't be carried out to standard error, each line made harmless to a terminal.
  static func fail(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).cleaned }
    note(errorPrefix + lines.joined(separator: "\n"))
  }

  /// Writes all of a text; the error number where it can't be.
  static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all of some bytes; the error number where they can't be.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, rest.baseAddress, rest.count)
      #else
        let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return nil
  }
}
