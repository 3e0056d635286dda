/// The position of a container's child.
public struct ChildLayout: Hashable, Sendable, Codable {
  /// The edges of the container's view that the child is pinned to.
  public var pins: [PinEdge] = [.edges]
  /// The axes along which the child is centred in the safe area left by supporting views.
  public var center: CenterAxis?
  /// The additional safe area insets of the child.
  public var additionalSafeArea = Insets()
  /// Whether the child's layout margins are at least the container's.
  public var preservesSuperviewLayoutMargins = false

  /// Makes a layout in which the child fills the container.
  public init() {}
}
