import PetriCatalog
import PetriDiagnostics
import PetriLoader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Contexts from files and standard input.
enum ContextInput {
  /// The most bytes that a context's file may have.
  static let maximumBytes = 1 << 20

  /// Reads a file, or standard input for `-`.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read, or one with mistakes, all of them in one message.
  static func read(_ path: String) throws -> ContextLiteral {
    let result = ContextFile.read(try bytes(of: path), path: path == "-" ? "standard input" : path)
    guard !result.diagnostics.hasErrors else {
      let text = TextDiagnosticFormatter(color: false).format(result.diagnostics)
      throw CommandFailure("errors in the context:\n\(text)", .usage)
    }
    return result.literal
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { readBytes(descriptor, $0) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path)
      }
      bytes += buffer[..<count]
      guard bytes.count <= maximumBytes else {
        throw CommandFailure("\(path) has more than \(maximumBytes) bytes", .usage)
      }
    }
  }

  private static func failure(_ path: String) -> CommandFailure {
    CommandFailure("can't read \(path): \(String(cString: strerror(errno)))", .io)
  }
}

/// The system's `read`, by a name that no method hides.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

extension ContextAssignment {
  /// The assignment with a value for a list or an object read from YAML's flow form.
  func parsed(for fields: [ContextField]) -> ContextAssignment {
    guard case .scalar(let text, .argument) = value, let type = type(in: fields), !type.isScalar,
      let literal = ContextFile.flowLiteral(text)
    else { return self }
    return ContextAssignment(path: path, value: literal)
  }

  private func type(in fields: [ContextField]) -> ContextType? {
    var type = ContextType.object(fields)
    for step in path.steps {
      switch (step, type.unwrapped) {
      case (.key(let key), .object(let fields)):
        guard let field = fields.first(where: { $0.name == key }) else { return nil }
        type = field.type
      case (.index, .list(let element)): type = element
      default: return nil
      }
    }
    return type
  }
}
