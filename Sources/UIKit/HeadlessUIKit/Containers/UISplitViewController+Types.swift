extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  /// The columns.
  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }

  /// Which columns are seen, and how they are arranged.
  public enum DisplayMode: Int, Sendable {
    /// As the room allows; preferred by default, never the one that holds.
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    /// The old name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The old name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The old name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How the other columns relate to the secondary.
  public enum SplitBehavior: Int, Sendable {
    /// As the room allows; preferred by default, never the one that holds.
    case automatic
    case tile
    case overlay
    case displace
  }

  /// When the button for the display mode is seen.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic
    case never
    case always
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading
    case trailing
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none
    case sidebar
  }
}
