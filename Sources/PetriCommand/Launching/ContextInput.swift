import Foundation
import PetriCatalog
import PetriDiagnostics
import PetriLoader

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
      throw CommandFailure("the context has mistakes:\n\(text)", .usage)
    }
    return result.literal
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    do {
      let handle = path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      let data = try handle.read(upToCount: maximumBytes + 1) ?? Data()
      guard data.count <= maximumBytes else {
        throw CommandFailure("\(path) has more than \(maximumBytes) bytes", .usage)
      }
      return Array(data)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure("can't read \(path): \((error as NSError).localizedDescription)", .io)
    }
  }
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
