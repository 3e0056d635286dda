/// A strategy to print values as snapshots: the kind of text, its version, and a function.
///
/// Use ``pullback(_:)`` to adapt a strategy to another type of values.
public struct SnapshotStrategy<Value>: Sendable {
  /// The kind of text, which is part of file names.
  public let kind: String
  /// The version of the kind, which must change if the text of unchanged values does.
  public let version: Int
  /// Whether texts start with a header that contains the kind and the version.
  public let hasHeader: Bool
  private let print: @MainActor @Sendable (Value) throws -> String

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - kind: The kind of text, which consists of letters, digits and hyphens.
  ///   - version: The version of the kind.
  ///   - hasHeader: Whether files start with a header that contains the kind and the version.
  ///   - print: Returns the text, which must be the same on every machine. If there is a header, a missing final newline
  ///     is added.
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

  /// The complete text for a value.
  ///
  /// - Throws: The error of the strategy's function.
  @MainActor public func text(of value: Value) throws -> String {
    let text = try print(value)
    guard hasHeader else { return text }
    let end = text.utf8.last == 0x0A ? "" : "\n"
    return "\(SnapshotHeader(kind: kind, version: version).line)\n\(text)\(end)"
  }

  /// Adapts the strategy to another type of values.
  ///
  /// - Parameter transform: Returns the value to print.
  public func pullback<Other>(
    _ transform: @escaping @MainActor @Sendable (Other) throws -> Value
  ) -> SnapshotStrategy<Other> {
    SnapshotStrategy<Other>(kind: kind, version: version, hasHeader: hasHeader) { [print] in try print(transform($0)) }
  }
}

extension SnapshotStrategy where Value == String {
  /// A text, unchanged.
  public static var lines: SnapshotStrategy { SnapshotStrategy(kind: "lines") { $0 } }
}

extension SnapshotStrategy {
  /// The output of Swift's `dump`, without the addresses, which differ between runs.
  public static var dump: SnapshotStrategy {
    SnapshotStrategy(kind: "dump") { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text.replacing(/\ ?#[0-9]+$/.anchorsMatchLineEndings(), with: "").replacing(/0x[0-9a-f]{6,}/, with: "0x…")
    }
  }
}
