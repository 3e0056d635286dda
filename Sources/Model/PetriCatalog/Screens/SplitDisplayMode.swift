/// A display mode, as in `UISplitViewController.DisplayMode`.
public enum SplitDisplayMode: String, Hashable, Sendable, Codable, CaseIterable {
  case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
}
