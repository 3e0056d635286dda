/// Where a container puts its child.
public struct ChildLayout: Hashable, Sendable, Codable {
  /// The sides of the container's view that the child is pinned to.
  public var pins: [PinEdge] = [.edges]
  /// Along which axis it is centred in the safe area that the supporting views leave.
  public var center: CenterAxis?
  /// Points added to the child's safe area.
  public var additionalSafeArea = Insets()
  /// Whether the child's margins are at least the container's, as far as they overlap.
  public var preservesSuperviewLayoutMargins = false

  /// Makes a child that fills the container.
  public init() {}
}
