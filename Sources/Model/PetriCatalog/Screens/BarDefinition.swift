/// The content of a navigation controller's bars while a screen is on top of its stack, as `UINavigationItem` has it.
public struct BarDefinition: Hashable, Sendable, Codable {
  /// The buttons where reading begins, the outermost first: `leftBarButtonItems`.
  public var leading: [BarItemDefinition] = []
  /// The buttons where reading ends, the outermost first: `rightBarButtonItems`.
  public var trailing: [BarItemDefinition] = []
  /// The items of the toolbar at the bottom, which is shown where there are any: `toolbarItems`.
  public var toolbar: [BarItemDefinition] = []
  /// A line above the title.
  public var prompt: LocalizedText?
  /// A smaller line below the title: `subtitle`, which iOS 26 has.
  public var subtitle: LocalizedText?
  /// The view in place of the title: `titleView`.
  public var titleView: ViewDefinition?
  /// Whether the title is large; as the screen before has it where it is `nil`.
  public var largeTitle: Bool?
  /// The title of the back button that leads to this screen; its title where it is `nil`.
  public var backButtonTitle: LocalizedText?
  /// A search bar below the title; none where it is `nil`.
  public var search: SearchDefinition?
  /// The colour of the navigation bar; the system's where it is `nil`.
  public var background: Attribute<ColorValue>?
  /// The colour of the navigation bar's buttons; that around it where it is `nil`.
  public var tint: Attribute<ColorValue>?
  /// The colour of the toolbar; the system's where it is `nil`.
  public var toolbarBackground: Attribute<ColorValue>?
  /// The colour of the toolbar's buttons; that around it where it is `nil`.
  public var toolbarTint: Attribute<ColorValue>?
  /// Whether the back button is hidden.
  public var hidesBackButton = false
  /// Whether the buttons at the leading end are beside the back button, rather than in its place.
  public var leftItemsSupplementBackButton = false
  /// Whether the navigation bar is hidden.
  public var hidden = false

  /// Makes a bar with nothing but the title.
  public init() {}

  /// All of its items.
  public var items: [BarItemDefinition] { leading + trailing + toolbar }

  /// The views in it.
  public var views: [ViewDefinition] { [titleView].compactMap(\.self) }
}
