import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriLoader

enum ContextInput {
  static let maximumBytes = 1 << 20

  /// Reads a file, or standard input if the path is `-`.
  ///
  /// - Throws: `CommandFailure` with all errors of the file.
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
  /// Parses `path:=value`, where the value is a YAML or JSON literal, regardless of the key's type.
  ///
  /// - Returns: `nil` if there is no `:=`, or the path or value is invalid.
  init?(typed argument: String) {
    guard let sign = argument.firstRange(of: ":="), !argument[..<sign.lowerBound].contains("="),
      let path = ContextPath(argument[..<sign.lowerBound]),
      let value = ContextFile.literal(String(argument[sign.upperBound...]))
    else { return nil }
    self.init(path: path, value: value)
  }

  /// Parses the text of a list or object as a YAML flow collection.
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
