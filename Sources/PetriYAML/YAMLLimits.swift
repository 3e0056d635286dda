/// How much of everything a file may hold; more is an error that names the limit.
///
/// No honest catalogue meets the defaults.
public struct YAMLLimits: Sendable, Hashable {
  /// Bytes a file.
  public var fileBytes = 1 << 20
  /// Bytes a line.
  public var lineBytes = 16 << 10
  /// Blank lines in a row.
  public var blankLines = 1000
  /// Blanks in a row within a line.
  public var blanksInLine = 1024
  /// Lines that start with `%` (only where the profile takes directives).
  public var directives = 64
  /// Documents a file.
  public var documents = 100
  /// Nodes a file: every key, value and collection is one.
  public var nodes = 100_000
  /// Collections inside one another, aliases followed.
  public var depth = 64
  /// `[]` and `{}` inside one another.
  public var flowDepth = 16
  /// Bytes of a value's text.
  public var scalarBytes = 64 << 10
  /// Bytes of a key's text.
  public var keyBytes = 256
  /// Different keys a file.
  public var differentKeys = 16_384
  /// Anchors a file.
  public var anchors = 256
  /// Aliases a file.
  public var aliases = 256
  /// With aliases followed, a document may have this many times its own nodes, and `expandedNodes` more.
  public var expansionFactor = 4
  /// See `expansionFactor`.
  public var expandedNodes = 1000
  /// Merge keys (`<<`) a file.
  public var mergeKeys = 100
  /// Mappings that one merge key takes from.
  public var mergeSources = 16

  /// The defaults.
  public init() {}
}
