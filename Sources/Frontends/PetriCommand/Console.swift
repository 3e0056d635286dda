import ArgumentParser
import PetriText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The streams of a command: results go to its output, everything else to its errors.
@MainActor
final class Console {
  /// The descriptors.
  let input, output, errors: Int32
  /// Whether a result, or the beginning of one, was written.
  private(set) var hasResult = false
  /// Whether output couldn't be written, to a full disk for one; then nothing more is written.
  private(set) var hasFailed = false
  private var unread: [UInt8] = []

  init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO) {
    (self.input, self.output, self.errors) = (input, output, errors)
  }

  /// Whether somebody types the input and reads the output.
  var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  // MARK: - Results

  /// Writes a result as it is; a text that holds anything from outside has been cleaned where it was made.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { writeResult(UnsafeRawBufferPointer($0)) }
  }

  /// Writes a result that isn't text as it is.
  func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes(writeResult) }

  private func writeResult(_ bytes: UnsafeRawBufferPointer) {
    guard !hasFailed else { return }
    hasResult = hasResult || !bytes.isEmpty
    guard let number = Console.write(bytes, to: output) else { return }
    hasFailed = true
    fail("can't write the output: \(String(cString: strerror(number)))")
  }

  /// Writes a line of a result.
  func line(_ text: String = "") { write(text + "\n") }

  // MARK: - Remarks

  /// Writes a remark; if that fails it can't be reported.
  func note(_ text: String) { _ = Console.write(text + "\n", to: errors) }

  /// Shows the progress of long work, in place of the last one, on a terminal.
  func status(_ text: String) { _ = Console.write("\r\u{1B}[K\(text)", to: errors) }

  /// Writes why a command can't be carried out, each line made harmless to a terminal.
  func fail(_ message: String) { note(Console.error(message)) }

  /// The start of an error, the argument parser's included, as in other tools for Swift.
  nonisolated static let errorPrefix = "error: "

  /// An error for people.
  nonisolated static func error(_ message: String) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).cleaned }
    return errorPrefix + lines.joined(separator: "\n")
  }

  // MARK: - Input

  /// The next line of the input, without its end; `nil` at the end of the input.
  func readLine() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      var chunk = [UInt8](repeating: 0, count: 4_096)
      let count = read(input, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      unread += chunk[..<count]
    }
    guard !unread.isEmpty else { return nil }
    defer { unread = [] }
    return String(decoding: unread, as: UTF8.self)
  }

  // MARK: - Descriptors

  /// Writes all of a text; the error number where it can't be.
  nonisolated static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all of some bytes; the error number where they can't be.
  nonisolated static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
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
