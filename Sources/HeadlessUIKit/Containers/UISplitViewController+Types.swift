extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two controllers without columns, as before columns came: what is made without a style.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// The columns.
  public enum Column: Int, Sendable {
    /// The first, where one chooses.
    case primary
    /// The one in between; with three columns only.
    case supplementary
    /// The last, which shows what was chosen.
    case secondary
    /// What takes the place of all while there is little room.
    case compact
  }

  /// Which columns are seen, and how they are arranged.
  public enum DisplayMode: Int, Sendable {
    /// As the room allows; preferred by default, never the one that holds.
    case automatic
    /// The secondary alone.
    case secondaryOnly
    /// One column, the supplementary where there is one, beside the secondary.
    case oneBesideSecondary
    /// One column, the supplementary where there is one, over the secondary.
    case oneOverSecondary
    /// Two columns beside the secondary.
    case twoBesideSecondary
    /// Two columns over the secondary.
    case twoOverSecondary
    /// Two columns that push the secondary aside.
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
    /// Beside it.
    case tile
    /// Over it.
    case overlay
    /// One beside it; two push it aside.
    case displace
  }

  /// When the button for the display mode is seen.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the style wants.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// What is behind the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing particular.
    case none
    /// A sidebar's material.
    case sidebar
  }
}
