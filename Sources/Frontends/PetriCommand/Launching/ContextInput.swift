import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriLoader

/// Contexts from files and standard input.
enum ContextInput {
  /// The most bytes that a context's file may have.
  static let maximumBytes = 1 << 20

  /// Reads a file, or standard input for `-`.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read, or one with mistakes, all of them in one message.
  @MainActor static func read(_ path: String, in invocation: Invocation) throws -> ContextLiteral {
    let result = ContextFile.read(
      try bytes(of: path, input: invocation.console.input),
      path: path == "-" ? "standard input" : path
    )
    guard !result.diagnostics.hasErrors else {
      let text = TextDiagnosticFormatter(color: false).format(result.diagnostics)
      throw CommandFailure("errors in the context:\n\(text)", .usage)
    }
    return result.literal
  }

  private static func bytes(of path: String, input: Int32) throws -> [UInt8] {
    do throws(FileError) {
      return path == "-"
        ? try NamedFile.read(descriptor: input, limit: maximumBytes)
        : try NamedFile(path).readInput(limit: maximumBytes)
    } catch {
      if case .tooLarge = error { throw CommandFailure("\(path) has more than \(maximumBytes) bytes", .usage) }
      throw CommandFailure("can't read \(path): \(error.reason)", .io)
    }
  }
}

extension ContextAssignment {
  /// Reads `path:=value`, the value as YAML or JSON has it, whatever the type of the key.
  ///
  /// - Returns: `nil` without `:=`, or where the path or the value isn't one.
  init?(typed argument: String) {
    guard let sign = argument.firstRange(of: ":="), !argument[..<sign.lowerBound].contains("="),
      let path = ContextPath(argument[..<sign.lowerBound]),
      let value = ContextFile.literal(String(argument[sign.upperBound...]))
    else { return nil }
    self.init(path: path, value: value)
  }

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
