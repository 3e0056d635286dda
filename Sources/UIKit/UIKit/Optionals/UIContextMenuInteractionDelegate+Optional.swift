public import HeadlessUIKit

/// The requirements that `contextMenuInteraction?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessContextMenuInteractionContextMenuInteraction {
  let target: any UIContextMenuInteractionDelegate

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    target.contextMenuInteraction(
      interaction,
      configuration: configuration,
      highlightPreviewForItemWithIdentifier: identifier
    )
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    target.contextMenuInteraction(
      interaction,
      configuration: configuration,
      dismissalPreviewForItemWithIdentifier: identifier
    )
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    target.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    target.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    target.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }
}

extension UIContextMenuInteractionDelegate {
  public var contextMenuInteraction: HeadlessContextMenuInteractionContextMenuInteraction? {
    HeadlessContextMenuInteractionContextMenuInteraction(target: self)
  }
}
