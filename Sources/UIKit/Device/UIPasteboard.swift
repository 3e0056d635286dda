public import Foundation
public import HeadlessUIKit

/// What was copied, in memory: it goes nowhere else.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// What tells pasteboards apart.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A pasteboard's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The pasteboard of all.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  private static var boards: [Name: UIPasteboard] = [:]

  /// The pasteboard of all.
  open class var general: UIPasteboard { board(.general) }

  private static func board(_ name: Name) -> UIPasteboard {
    if let board = boards[name] { return board }
    let board = UIPasteboard(name: name)
    boards[name] = board
    return board
  }

  /// A pasteboard by name; nil if there is none and none is to be made.
  public class func withName(_ pasteboardName: Name, create: Bool) -> UIPasteboard? {
    create ? board(pasteboardName) : boards[pasteboardName]
  }

  /// A pasteboard of a name of its own.
  public class func withUniqueName() -> UIPasteboard { board(Name(rawValue: UUID().uuidString)) }

  /// Forgets a pasteboard.
  public class func remove(withName pasteboardName: Name) { boards[pasteboardName] = nil }

  /// The name.
  public let name: Name
  private var content: [Any] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    }
  }

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// How often it changed.
  open private(set) var changeCount = 0
  /// How many things are on it.
  open var numberOfItems: Int { content.count }

  private func all<Value>(_ type: Value.Type) -> [Value]? {
    let found = content.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }

  /// The first text.
  open var string: String? {
    get { all(String.self)?.first }
    set { content = newValue.map { [$0] } ?? [] }
  }
  /// All texts.
  open var strings: [String]? {
    get { all(String.self) }
    set { content = newValue ?? [] }
  }
  /// The first address.
  open var url: URL? {
    get { all(URL.self)?.first }
    set { content = newValue.map { [$0] } ?? [] }
  }
  /// All addresses.
  open var urls: [URL]? {
    get { all(URL.self) }
    set { content = newValue ?? [] }
  }
  /// The first picture.
  open var image: UIImage? {
    get { all(UIImage.self)?.first }
    set { content = newValue.map { [$0] } ?? [] }
  }
  /// All pictures.
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { content = newValue ?? [] }
  }
  /// The first colour.
  open var color: UIColor? {
    get { all(UIColor.self)?.first }
    set { content = newValue.map { [$0] } ?? [] }
  }
  /// Whether there are texts.
  open var hasStrings: Bool { all(String.self) != nil }
  /// Whether there are addresses.
  open var hasURLs: Bool { all(URL.self) != nil }
  /// Whether there are pictures.
  open var hasImages: Bool { all(UIImage.self) != nil }
  /// Whether there are colours.
  open var hasColors: Bool { all(UIColor.self) != nil }

  /// It changed.
  public class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }
}
