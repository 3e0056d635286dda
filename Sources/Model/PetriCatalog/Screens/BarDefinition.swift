/// The contents of a screen's navigation bar and toolbar, as in `UINavigationItem`.
public struct BarDefinition: Hashable, Sendable, Codable {
  /// The leading items, outermost first.
  public var leading: [BarItemDefinition] = []
  /// The trailing items, outermost first.
  public var trailing: [BarItemDefinition] = []
  /// The toolbar items; the toolbar is shown if there are any.
  public var toolbar: [BarItemDefinition] = []
  /// A line above the title.
  public var prompt: LocalizedText?
  /// A smaller line below the title (iOS 26).
  public var subtitle: LocalizedText?
  /// The view that replaces the title.
  public var titleView: ViewDefinition?
  /// Whether the title is large; `nil` to inherit.
  public var largeTitle: Bool?
  /// The title of the back button to this screen; `nil` for its title.
  public var backButtonTitle: LocalizedText?
  /// The search bar.
  public var search: SearchDefinition?
  /// The navigation bar's colour; `nil` for the system's.
  public var background: Attribute<ColorValue>?
  /// The navigation bar's tint; `nil` to inherit.
  public var tint: Attribute<ColorValue>?
  /// The toolbar's colour; `nil` for the system's.
  public var toolbarBackground: Attribute<ColorValue>?
  /// The toolbar's tint; `nil` to inherit.
  public var toolbarTint: Attribute<ColorValue>?
  /// Whether the back button is hidden.
  public var hidesBackButton = false
  /// Whether leading items appear beside the back button instead of replacing it.
  public var leftItemsSupplementBackButton = false
  /// Whether the navigation bar is hidden.
  public var hidden = false

  /// Makes a bar with the title only.
  public init() {}

  /// All items.
  public var items: [BarItemDefinition] { leading + trailing + toolbar }

  /// The views in the bar.
  public var views: [ViewDefinition] { [titleView].compactMap(\.self) }
}
