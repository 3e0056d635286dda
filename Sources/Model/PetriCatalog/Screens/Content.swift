/// The content of a screen.
public enum Content: Hashable, Sendable {
  /// Views.
  case views(ViewsContent)
  /// A tab bar controller.
  case tabs(TabsContent)
  /// A navigation controller with its stack, the root first.
  case navigation([ChildScreen])
  /// A split view controller.
  case split(SplitContent)
  /// A page view controller.
  case pages([ChildScreen])
  /// A controller written in Swift, by its registered name.
  case controller(String)
  /// A scene of a storyboard.
  case scene(SceneContent)
  /// An alert or action sheet.
  case alert(AlertContent)
  /// A share sheet.
  case share(ShareContent)

  /// The keys for content in YAML.
  public enum Word: String, Hashable, Sendable, Codable, CaseIterable, CodingKey {
    case views, tabs, navigation, split, pages, `class`, storyboard, alert, actionSheet, systemPrompt, share
  }

  /// The screens inside.
  public var children: [ChildScreen] {
    switch self {
    case .views, .controller, .scene, .alert, .share: []
    case .tabs(let tabs): tabs.screens
    case .navigation(let children), .pages(let children): children
    case .split(let split): [split.primary, split.supplementary, split.secondary].compactMap { $0 }
    }
  }

  /// The parts used in its views.
  public var parts: [ChildScreen] { ChildScreen.parts(among: views) }

  /// The screens inside and the parts used in its views.
  public var inside: [ChildScreen] { children + parts }

  /// The kind of container, if it is one.
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

  /// Whether it can only be presented.
  public var isOnlyPresented: Bool {
    switch self {
    case .alert, .share: true
    case .views, .controller, .scene, .navigation, .tabs, .split, .pages: false
    }
  }

  /// The actions besides those of views; compound actions are split.
  public var actions: [TapAction] {
    switch self {
    case .alert(let alert): alert.actions.flatMap { $0.tap?.actions ?? [] }
    case .share(let share): share.completed?.actions ?? []
    case .scene(let scene): scene.taps.flatMap(\.actions)
    case .views, .controller, .navigation, .tabs, .split, .pages: []
    }
  }

  /// The views; the fields of an alert.
  public var views: [ViewDefinition] {
    switch self {
    case .views(let content): content.views
    case .alert(let alert): alert.fields
    default: []
    }
  }
}

extension Content: Codable {
  /// Decodes an object with a single key.
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

  /// Encodes an object with a single key.
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
