/// Options for parsing a file.
public struct YAMLOptions: Sendable, Hashable {
  /// The accepted subset of YAML.
  public var profile: YAMLProfile
  /// The limits on the size of the file.
  public var limits: YAMLLimits

  /// Creates options.
  public init(profile: YAMLProfile = .petri, limits: YAMLLimits = YAMLLimits()) {
    self.profile = profile
    self.limits = limits
  }
}

/// The accepted subset of YAML.
public enum YAMLProfile: String, Sendable, Hashable, CaseIterable {
  /// The subset that catalogues are written in, which people read the same way as the parser.
  ///
  /// There are no directives, tags, `?` keys, keys that aren't scalars, plain or quoted scalars over several lines,
  /// duplicate keys or anchors, or control characters in values.
  case petri
  /// All of YAML that libyaml accepts, within the limits.
  case full
}

/// Limits on the size of a file; a file that exceeds one gets an error that names it. The defaults are far above what a
/// real catalogue needs.
public struct YAMLLimits: Sendable, Hashable {
  /// The maximum size of a file in bytes.
  public var fileBytes = 1 << 20
  /// The maximum length of a line in bytes.
  public var lineBytes = 16 << 10
  /// The maximum number of consecutive blank lines.
  public var blankLines = 1000
  /// The maximum number of consecutive spaces and tabs within a line.
  public var blanksInLine = 1024
  /// The maximum number of directives, which only ``YAMLProfile/full`` accepts.
  public var directives = 64
  /// The maximum number of documents in a file.
  public var documents = 100
  /// The maximum number of nodes in a file; each key, value and collection is a node.
  public var nodes = 100_000
  /// The maximum nesting depth of collections, with aliases expanded.
  public var depth = 64
  /// The maximum nesting depth of `[]` and `{}`.
  public var flowDepth = 16
  /// The maximum length of a scalar in bytes.
  public var scalarBytes = 64 << 10
  /// The maximum length of a key in bytes.
  public var keyBytes = 256
  /// The maximum number of different keys in a file.
  public var differentKeys = 16_384
  /// The maximum number of anchors in a file.
  public var anchors = 256
  /// The maximum number of aliases in a file.
  public var aliases = 256
  /// The factor by which expanding aliases may multiply a document's nodes, beyond ``expandedNodes``.
  public var expansionFactor = 4
  /// The number of nodes that expanding aliases may add to any document.
  public var expandedNodes = 1000
  /// The maximum number of merge keys (`<<`) in a file.
  public var mergeKeys = 100
  /// The maximum number of mappings that one merge key takes from.
  public var mergeSources = 16

  /// Creates the default limits.
  public init() {}
}
