/// The contents of a screen's navigation bar and toolbar, as in `UINavigationItem`.
public struct BarDefinition: Hashable, Sendable, Codable {
  /// The leading items, outermost first.
  public var leading: [BarItemDefinition] = []
  /// The trailing items, outermost first.
  public var trailing: [BarItemDefinition] = []
  /// The toolbar items; the toolbar is shown if there are any.
  public var toolbar: [BarItemDefinition] = []
  /// The prompt, a line above the title.
  public var prompt: LocalizedText?
  /// A smaller line below the title (iOS 26).
  public var subtitle: LocalizedText?
  /// The view that replaces the title.
  public var titleView: ViewDefinition?
  /// Whether the title is large; `nil` to inherit.
  public var largeTitle: Bool?
  /// The title of the back button that leads to this screen; `nil` for the screen's title.
  public var backButtonTitle: LocalizedText?
  /// The search bar; `nil` for none.
  public var search: SearchDefinition?
  /// The background colour of the navigation bar; `nil` for the system default.
  public var background: Attribute<ColorValue>?
  /// The tint colour of the navigation bar; `nil` to inherit.
  public var tint: Attribute<ColorValue>?
  /// The background colour of the toolbar; `nil` for the system default.
  public var toolbarBackground: Attribute<ColorValue>?
  /// The tint colour of the toolbar; `nil` to inherit.
  public var toolbarTint: Attribute<ColorValue>?
  /// Whether the back button is hidden.
  public var hidesBackButton = false
  /// Whether leading items appear beside the back button instead of replacing it.
  public var leftItemsSupplementBackButton = false
  /// Whether the navigation bar is hidden.
  public var hidden = false

  /// Creates a bar that shows only the title.
  public init() {}

  /// The items of the navigation bar and the toolbar.
  public var items: [BarItemDefinition] { leading + trailing + toolbar }

  /// The custom views in the bar.
  public var views: [ViewDefinition] { [titleView].compactMap(\.self) }
}

/// A bar button item or a flexible space.
public struct BarItemDefinition: Hashable, Sendable, Codable {
  /// A kind of item.
  public enum Kind: Hashable, Sendable, Codable {
    case button(title: LocalizedText?, image: TextTemplate?)
    case system(BarSystemItem)
    case space
  }

  /// The kind of item.
  public var kind: Kind
  /// Whether the image is an SF Symbol.
  public var isSymbol = false
  /// The identifier for taps, walks and tests.
  public var id: String?
  /// The visibility condition; `nil` if always visible.
  public var when: Condition?
  /// The condition that enables the item; `nil` if always enabled.
  public var enabled: Condition?
  /// The action performed on a tap.
  public var tap: TapAction?
  /// The menu, opened by a tap, or by a long press if the item has an action.
  public var menu: [MenuElementDefinition] = []
  /// The style of the button.
  public var style = BarItemStyle.plain
  /// The tint colour; `nil` for the bar's tint colour.
  public var tint: Attribute<ColorValue>?
  /// The badge; hidden if empty.
  public var badge: LocalizedText?
  /// The badge colour; `nil` for the system default.
  public var badgeColor: Attribute<ColorValue>?
  /// The accessibility label.
  public var accessibilityLabel: LocalizedText?
  /// The source location of the definition.
  public var place: Place

  /// The title; `nil` for system items, images and spaces.
  public var title: LocalizedText? { if case .button(let title, _) = kind { title } else { nil } }

  /// Creates an item.
  public init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }
}

/// A bar button style, as in `UIBarButtonItem.Style`.
public enum BarItemStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case plain
  case done
}

/// A system item, as in `UIBarButtonItem.SystemItem`.
public enum BarSystemItem: String, Hashable, Sendable, Codable, CaseIterable {
  case done, cancel, edit, save, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  case play, pause, rewind, fastForward, undo, redo, close
}

/// A search bar, as in `UISearchController`.
public struct SearchDefinition: Hashable, Sendable, Codable {
  /// The text shown while the search field is empty.
  public var placeholder: LocalizedText?
  /// The initial text.
  public var text: LocalizedText?
  /// The titles of the scope bar.
  public var scopes: [LocalizedText] = []
  /// The choice's value for each scope; by default in the order of the choice.
  public var values: [String] = []
  /// The index of the selected scope, or a reference to an index or choice.
  public var selected = Attribute<Int>.value(0)
  /// Whether the scope bar is visible even while search is inactive.
  public var showsScopes = false
  /// Whether search is active; the search bar then shows scopes and a cancel button, and hides the title.
  public var active = Attribute<Bool>.value(false)
  /// The action of the search key.
  public var onSubmit: TapAction?
  /// Whether the search bar is hidden when the content scrolls.
  public var hidesWhenScrolling = true

  /// Creates an empty search bar.
  public init() {}
}
