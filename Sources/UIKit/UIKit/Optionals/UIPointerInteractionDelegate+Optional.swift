/// The requirements that `pointerInteraction?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessPointerInteractionPointerInteraction {
  let target: any UIPointerInteractionDelegate

  public func callAsFunction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    target.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
  }

  public func callAsFunction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    target.pointerInteraction(interaction, styleFor: region)
  }

  public func callAsFunction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    target.pointerInteraction(interaction, willEnter: region, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    target.pointerInteraction(interaction, willExit: region, animator: animator)
  }
}

extension UIPointerInteractionDelegate {
  public var pointerInteraction: HeadlessPointerInteractionPointerInteraction? {
    HeadlessPointerInteractionPointerInteraction(target: self)
  }
}
