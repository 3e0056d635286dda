public import Foundation

/// A menu, or a part of one.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier by name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The menu of all menus.
    public static let root = Identifier("com.apple.menu.root")
    /// The app's own menu.
    public static let application = Identifier("com.apple.menu.application")
    /// Files.
    public static let file = Identifier("com.apple.menu.file")
    /// Editing.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The look.
    public static let view = Identifier("com.apple.menu.view")
    /// Windows.
    public static let window = Identifier("com.apple.menu.window")
    /// Help.
    public static let help = Identifier("com.apple.menu.help")
    /// The format of text.
    public static let format = Identifier("com.apple.menu.format")
    /// Cut, copy and paste.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// Back and forth.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// Finding.
    public static let find = Identifier("com.apple.menu.find")
    /// Sharing.
    public static let share = Identifier("com.apple.menu.share")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In its parent, without a title.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// As something that takes away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is ticked at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// As a row of pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large elements are.
  public enum ElementSize: Int, Sendable {
    /// As the system has it.
    case automatic = -1
    /// Pictures alone.
    case small
    /// Pictures over short titles.
    case medium
    /// Whole lines.
    case large
  }

  /// What tells it apart; unique by default.
  public let identifier: Identifier
  /// How it is shown; as usual by default.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]
  /// How large its elements are; as the system has it by default.
  open var preferredElementSize: ElementSize
  private static var count = 0

  /// A menu of elements.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("headless.menu.\(Self.count)")
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// There are no archives of menus here; makes an empty one.
  public required init?(coder: NSCoder) {
    identifier = Identifier("headless.menu")
    options = []
    children = []
    preferredElementSize = .automatic
    super.init(coder: coder)
  }

  /// The ticked elements.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let action = element as? UIAction { return action.state == .on ? [action] : [] }
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return menu.selectedElements }
      return []
    }
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }
}
