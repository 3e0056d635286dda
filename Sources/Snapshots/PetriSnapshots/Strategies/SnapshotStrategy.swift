/// How a value becomes the text of a snapshot: a word for the kind, its version, and a function.
///
/// A strategy is a value; ``pullback(_:)`` makes one for another type of values.
public struct SnapshotStrategy<Value>: Sendable {
  /// The kind of text, in a word that file names end with.
  public let kind: String
  /// The version of the kind; it changes when the text of an unchanged value does.
  public let version: Int
  /// Whether a text begins with a line that names kind and version.
  public let hasHeader: Bool
  private let print: @MainActor @Sendable (Value) throws -> String

  /// Makes a strategy.
  ///
  /// - Parameters:
  ///   - kind: a word of letters, digits and hyphens.
  ///   - hasHeader: whether files begin with a line that names kind and version; without one they hold the text alone.
  ///   - print: gives the text, the same bytes on every machine. A final newline is added where it lacks one and there
  ///     is a header.
  public init(
    kind: String,
    version: Int = 1,
    hasHeader: Bool = true,
    print: @escaping @MainActor @Sendable (Value) throws -> String
  ) {
    self.kind = kind
    self.version = version
    self.hasHeader = hasHeader
    self.print = print
  }

  /// The complete text of a value's file.
  ///
  /// - Throws: the error of the strategy's function.
  @MainActor public func text(of value: Value) throws -> String {
    let text = try print(value)
    guard hasHeader else { return text }
    let end = text.utf8.last == 0x0A ? "" : "\n"
    return "\(SnapshotHeader(kind: kind, version: version).line)\n\(text)\(end)"
  }

  /// The same kind of text for another type of value.
  ///
  /// - Parameter transform: gives the value that this strategy prints.
  public func pullback<Other>(
    _ transform: @escaping @MainActor @Sendable (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    SnapshotStrategy<Other>(kind: kind, version: version, hasHeader: hasHeader) { [print] in try print(transform($0)) }
  }
}
