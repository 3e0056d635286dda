/// Which part of YAML is accepted.
public enum YAMLProfile: String, Sendable, Hashable, CaseIterable {
  /// The part that people read the same way that the machine does, in which catalogues are written.
  ///
  /// No directives, no tags, no `?` keys, no keys that aren't scalars, no plain or quoted text over several lines, no
  /// doubled keys or anchors, no control characters in values.
  case petri
  /// All of YAML as libyaml takes it; only the limits hold.
  case full
}
