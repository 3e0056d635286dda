import ArgumentParser
import PetriText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The standard streams of a command. Only results go to standard output.
@MainActor
final class Console {
  let input, output, errors: Int32
  /// True once any part of a result was written.
  private(set) var hasResult = false
  /// Set when writing to standard output fails, for example because the disk is full; later writes are dropped.
  private(set) var hasFailed = false
  private var unread: [UInt8] = []

  init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO) {
    (self.input, self.output, self.errors) = (input, output, errors)
  }

  /// Whether both standard input and standard output are terminals.
  var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  // MARK: - Results

  /// Writes a result verbatim; untrusted text must already be sanitized.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { writeResult(UnsafeRawBufferPointer($0)) }
  }

  func write(_ bytes: [UInt8]) { bytes.withUnsafeBytes(writeResult) }

  private func writeResult(_ bytes: UnsafeRawBufferPointer) {
    guard !hasFailed else { return }
    hasResult = hasResult || !bytes.isEmpty
    guard let number = Console.write(bytes, to: output) else { return }
    hasFailed = true
    fail("can't write the output: \(String(cString: strerror(number)))")
  }

  func line(_ text: String = "") { write(text + "\n") }

  // MARK: - Remarks

  /// Writes a note to standard error and ignores failures.
  func note(_ text: String) { _ = Console.write(text + "\n", to: errors) }

  /// Shows progress on a terminal by overwriting the current line.
  func status(_ text: String) { _ = Console.write("\r\u{1B}[K\(text)", to: errors) }

  /// Writes an error message with control characters escaped.
  func fail(_ message: String) { note(Console.error(message)) }

  /// The error prefix of Swift tools, also set on the argument parser.
  nonisolated static let errorPrefix = "error: "

  nonisolated static func error(_ message: String) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).cleaned }
    return errorPrefix + lines.joined(separator: "\n")
  }

  // MARK: - Input

  /// Reads a line without its terminator; `nil` at the end of input.
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

  nonisolated static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes all of the bytes; returns `errno` on failure.
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
