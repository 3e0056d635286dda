/// How a file is parsed.
public struct YAMLOptions: Sendable, Hashable {
  /// Which part of YAML is accepted.
  public var profile: YAMLProfile
  /// How much of everything is accepted.
  public var limits: YAMLLimits

  /// Makes options.
  public init(profile: YAMLProfile = .petri, limits: YAMLLimits = YAMLLimits()) {
    self.profile = profile
    self.limits = limits
  }
}
