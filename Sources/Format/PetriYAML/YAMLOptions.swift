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
