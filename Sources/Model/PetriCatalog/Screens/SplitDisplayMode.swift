/// The columns of a split view that are shown where there is room, as `UISplitViewController.DisplayMode` names them.
public enum SplitDisplayMode: String, Hashable, Sendable, Codable, CaseIterable {
  case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
}
