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
