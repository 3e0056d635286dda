/// The content of a screen.
public enum Content: Hashable, Sendable {
  case views(ViewsContent)
  case tabs(TabsContent)
  /// A navigation controller with its stack, root first.
  case navigation([ChildScreen])
  case split(SplitContent)
  case pages([ChildScreen])
  /// A view controller written in Swift, by its registered name.
  case controller(String)
  case scene(SceneContent)
  case alert(AlertContent)
  case share(ShareContent)

  /// The keys of the content in YAML.
  public enum Word: String, Hashable, Sendable, Codable, CaseIterable, CodingKey {
    case views, tabs, navigation, split, pages, `class`, storyboard, alert, actionSheet, systemPrompt, share
  }

  /// The child screens.
  public var children: [ChildScreen] {
    switch self {
    case .views, .controller, .scene, .alert, .share: []
    case .tabs(let tabs): tabs.screens
    case .navigation(let children), .pages(let children): children
    case .split(let split): [split.primary, split.supplementary, split.secondary].compactMap { $0 }
    }
  }

  /// The parts used in the views.
  public var parts: [ChildScreen] { ChildScreen.parts(among: views) }

  /// The child screens and the parts used in the views.
  public var inside: [ChildScreen] { children + parts }

  /// The kind of container, if the content is one.
  public var container: SystemContainer? {
    switch self {
    case .views, .controller, .alert, .share: nil
    case .scene(let scene): scene.container
    case .navigation: .navigation
    case .tabs: .tabs
    case .split: .split
    case .pages: .pages
    }
  }

  /// Whether the content can only be presented modally.
  public var isOnlyPresented: Bool {
    switch self {
    case .alert, .share: true
    case .views, .controller, .scene, .navigation, .tabs, .split, .pages: false
    }
  }

  /// The actions other than those of views, with compound actions split into steps.
  public var actions: [TapAction] {
    switch self {
    case .alert(let alert): alert.actions.flatMap { $0.tap?.actions ?? [] }
    case .share(let share): share.completed?.actions ?? []
    case .scene(let scene): scene.taps.flatMap(\.actions)
    case .views, .controller, .navigation, .tabs, .split, .pages: []
    }
  }

  /// The views, or the fields of an alert.
  public var views: [ViewDefinition] {
    switch self {
    case .views(let content): content.views
    case .alert(let alert): alert.fields
    default: []
    }
  }
}

extension Content: Codable {
  /// Decodes an object whose single key is the kind of content.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Word.self)
    guard let word = container.allKeys.first else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "expected content"))
    }
    switch word {
    case .views: self = .views(try container.decode(ViewsContent.self, forKey: word))
    case .tabs: self = .tabs(try container.decode(TabsContent.self, forKey: word))
    case .navigation: self = .navigation(try container.decode([ChildScreen].self, forKey: word))
    case .split: self = .split(try container.decode(SplitContent.self, forKey: word))
    case .pages: self = .pages(try container.decode([ChildScreen].self, forKey: word))
    case .class: self = .controller(try container.decode(String.self, forKey: word))
    case .storyboard: self = .scene(try container.decode(SceneContent.self, forKey: word))
    case .alert, .actionSheet, .systemPrompt: self = .alert(try container.decode(AlertContent.self, forKey: word))
    case .share: self = .share(try container.decode(ShareContent.self, forKey: word))
    }
  }

  /// Encodes an object whose single key is the kind of content.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Word.self)
    switch self {
    case .views(let content): try container.encode(content, forKey: .views)
    case .tabs(let tabs): try container.encode(tabs, forKey: .tabs)
    case .navigation(let children): try container.encode(children, forKey: .navigation)
    case .split(let split): try container.encode(split, forKey: .split)
    case .pages(let children): try container.encode(children, forKey: .pages)
    case .controller(let name): try container.encode(name, forKey: .class)
    case .scene(let scene): try container.encode(scene, forKey: .storyboard)
    case .alert(let alert): try container.encode(alert, forKey: alert.style == .alert ? .alert : .actionSheet)
    case .share(let share): try container.encode(share, forKey: .share)
    }
  }
}

/// A column of views.
public struct ViewsContent: Hashable, Sendable, Codable {
  /// The spacing in points.
  public var spacing = 8.0
  /// The horizontal alignment.
  public var alignment = StackAlignment.fill
  /// The padding inside the safe area; `nil` for the system margins.
  public var padding: Insets?
  /// The edges at which the column ignores the safe area.
  public var ignoresSafeArea: [PinEdge] = []
  /// The background colour.
  public var background: Attribute<ColorValue>?
  /// The views.
  public var views: [ViewDefinition]
  /// The gradient over the background colour.
  public var gradient: GradientDefinition?

  /// Creates a column.
  public init(views: [ViewDefinition]) { self.views = views }
}

/// The tabs of a tab bar controller.
public struct TabsContent: Hashable, Sendable, Codable, ExpressibleByArrayLiteral {
  /// The screens of the tabs, in order.
  public var screens: [ChildScreen]
  /// The tab bar's colours.
  public var bar: TabBarDefinition?

  /// Creates tabs with a default tab bar.
  public init(_ screens: [ChildScreen]) { self.screens = screens }

  /// Creates tabs with a default tab bar.
  public init(arrayLiteral elements: ChildScreen...) { self.init(elements) }
}

/// The colours of a tab bar; `nil` for the system default.
public struct TabBarDefinition: Hashable, Sendable, Codable {
  /// The background colour.
  public var background: Attribute<ColorValue>?
  /// The tint of the selected tab.
  public var tint: Attribute<ColorValue>?
  /// The tint of the unselected tabs.
  public var unselectedTint: Attribute<ColorValue>?

  /// Creates a tab bar with system colours.
  public init() {}
}

/// The columns of a split view.
public struct SplitContent: Hashable, Sendable, Codable {
  /// The primary column.
  public var primary: ChildScreen
  /// The supplementary column.
  public var supplementary: ChildScreen?
  /// The secondary column.
  public var secondary: ChildScreen?
  /// The column on top when the interface is collapsed; `nil` for UIKit's default.
  public var compact: SplitColumn?
  /// The display mode.
  public var displayMode = SplitDisplayMode.automatic

  /// Creates a split view with a primary column.
  public init(primary: ChildScreen) { self.primary = primary }
}

/// A column of a split view.
public enum SplitColumn: String, Hashable, Sendable, Codable, CaseIterable {
  case primary, supplementary, secondary
}

/// A display mode, as in `UISplitViewController.DisplayMode`.
public enum SplitDisplayMode: String, Hashable, Sendable, Codable, CaseIterable {
  case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
  case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
}

/// A share sheet, as in `UIActivityViewController`; it can only be presented.
public struct ShareContent: Hashable, Sendable, Codable {
  /// The shared texts and URLs.
  public var items: [LocalizedText]
  /// The action performed after sharing.
  public var completed: TapAction?

  /// Creates a share sheet.
  public init(items: [LocalizedText]) {
    self.items = items
  }
}

/// A child screen: a tab, a page or an entry of a navigation stack.
public struct ChildScreen: Hashable, Sendable, Codable {
  /// The name of the child screen.
  public var screen: String
  /// The fixture that provides the context; `nil` for the examples.
  public var fixture: String?
  /// The values that override the fixture, with references to the outer context.
  public var with = ContextLiteral.empty
  /// The tab's title; `nil` for the screen's title.
  public var title: LocalizedText?
  /// The tab's image.
  public var image: ImageReference?
  /// The tab's badge; hidden if empty.
  public var badge: LocalizedText?
  /// The badge colour; `nil` for the system default.
  public var badgeColor: Attribute<ColorValue>?
  /// The list to repeat the child for.
  public var each: Repetition?
  /// The source location of the definition.
  public var place: Place

  /// Creates a child with the context's examples.
  public init(screen: String, place: Place) {
    self.screen = screen
    self.place = place
  }

  static func parts(among views: [ViewDefinition]) -> [ChildScreen] {
    var found: [ChildScreen] = []
    var waiting = Array(views.reversed())
    while let view = waiting.popLast() {
      if case .part(let part) = view.kind {
        var child = ChildScreen(screen: part.name, place: view.place)
        child.with = part.with
        found.append(child)
      }
      waiting += view.views.reversed()
    }
    return found
  }

  /// The scopes of the child, one for each repetition.
  public func scopes(in outer: Scope) -> [Scope] { each?.scopes(in: outer) ?? [outer] }
}
