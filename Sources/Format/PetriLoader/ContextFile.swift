import FoundationEssentials
public import PetriCatalog
public import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Reads contexts from files and from the command line, as literals that a screen's fields validate.
public enum ContextFile {
  /// The result of reading a context.
  public struct Result: Sendable {
    /// The context; an empty object if there are errors.
    public let literal: ContextLiteral
    /// The problems found.
    public let diagnostics: [Diagnostic]
  }

  /// Reads YAML, or JSON if the file name ends in `.json` or the content is valid JSON.
  ///
  /// - Parameter path: The file name, for messages.
  public static func read(_ bytes: [UInt8], path: String) -> Result {
    let isJSON = path.hasSuffix(".json")
    let first = bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    if isJSON || first == UInt8(ascii: "{"), depth(of: bytes) > YAMLLimits().depth {
      let file = SourceFile(path: path, bytes: bytes)
      let problem = FileProblem.nestedBrackets(limit: YAMLLimits().depth).diagnostic(at: file.range(0, 0))
      return Result(literal: .empty, diagnostics: [problem])
    }
    if isJSON || first == UInt8(ascii: "{") {
      do {
        return objects(
          try JSONDecoder().decode(JSONLiteral.self, from: Data(bytes)).literal,
          SourceFile(path: path, bytes: bytes)
        )
      } catch {
        if isJSON { return broken(error, SourceFile(path: path, bytes: bytes)) }
      }
    }
    let file = SourceFile(path: path, bytes: bytes)
    let stream = YAMLStream.parse(file)
    guard !stream.diagnostics.hasErrors else { return Result(literal: .empty, diagnostics: stream.diagnostics) }
    guard let root = stream.documents.first, !root.isNull else { return Result(literal: .empty, diagnostics: []) }
    return objects(root.literal, file)
  }

  /// Parses a list or an object in YAML flow style, as typed on a command line; nil if it is neither.
  public static func flowLiteral(_ text: String) -> ContextLiteral? {
    let literal = literal(text)
    return switch literal {
    case .list, .object: literal
    default: nil
    }
  }

  /// Parses a value in YAML flow style, as typed on a command line; nil if it is invalid.
  public static func literal(_ text: String) -> ContextLiteral? {
    var options = YAMLOptions()
    // An argument is a single line, however long.
    options.limits.lineBytes = options.limits.fileBytes
    let stream = YAMLStream.parse(SourceFile(path: "--context", text: text), options: options)
    guard !stream.diagnostics.hasErrors, let root = stream.documents.first else { return nil }
    return root.literal
  }

  /// The nesting depth of JSON brackets outside strings; the decoder and its callers recurse.
  private static func depth(of bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    var (isText, isEscaped) = (false, false)
    for byte in bytes {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText, UInt8(ascii: "[") where !isText:
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}") where !isText, UInt8(ascii: "]") where !isText: depth -= 1
      default: break
      }
    }
    return deepest
  }

  private static func objects(_ literal: ContextLiteral, _ file: SourceFile) -> Result {
    if case .object = literal { return Result(literal: literal, diagnostics: []) }
    let problem = FileProblem.noContext(literal).diagnostic(at: file.range(0, 0))
    return Result(literal: .empty, diagnostics: [problem])
  }

  private static func broken(_ error: any Error, _ file: SourceFile) -> Result {
    var cause: String?
    if case DecodingError.dataCorrupted(let context)? = error as? DecodingError, let error = context.underlyingError {
      cause = "\(error)"
    }
    let problem = FileProblem.badJSON(file.path, cause: cause).diagnostic(at: file.range(0, 0))
    return Result(literal: .empty, diagnostics: [problem])
  }
}

private struct JSONLiteral: Decodable {
  let literal: ContextLiteral

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      literal = .object(
        try object.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
          ContextLiteral.Entry(name: key.stringValue, value: try object.decode(JSONLiteral.self, forKey: key).literal)
        }
      )
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [ContextLiteral] = []
      while !list.isAtEnd { elements.append(try list.decode(JSONLiteral.self).literal) }
      literal = .list(elements)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        literal = .null
      } else if let bool = try? value.decode(Bool.self) {
        literal = .scalar(bool ? "true" : "false", .plain)
      } else if let int = try? value.decode(Int.self) {
        literal = .scalar(String(int), .plain)
      } else if let double = try? value.decode(Double.self) {
        literal = .scalar(double.description, .plain)
      } else {
        literal = .scalar(try value.decode(String.self), .quoted)
      }
    }
  }
}
