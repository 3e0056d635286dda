public import Foundation
public import HeadlessUIKit

/// A pasteboard in memory.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  private static var boards: [Name: UIPasteboard] = [:]

  open class var general: UIPasteboard { board(.general) }

  private static func board(_ name: Name) -> UIPasteboard {
    if let board = boards[name] { return board }
    let board = UIPasteboard(name: name)
    boards[name] = board
    return board
  }

  public class func withName(_ pasteboardName: Name, create: Bool) -> UIPasteboard? {
    create ? board(pasteboardName) : boards[pasteboardName]
  }

  public class func withUniqueName() -> UIPasteboard { board(Name(rawValue: UUID().uuidString)) }

  public class func remove(withName pasteboardName: Name) { boards[pasteboardName] = nil }

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

  open private(set) var changeCount = 0
  open var numberOfItems: Int { content.count }

  private func all<Value>(_ type: Value.Type) -> [Value]? {
    let found = content.compactMap { $0 as? Value }
    return found.isEmpty ? nil : found
  }

  open var string: String? {
    get { all(String.self)?.first }
    set { content = newValue.map { [$0] } ?? [] }
  }
  open var strings: [String]? {
    get { all(String.self) }
    set { content = newValue ?? [] }
  }
  open var url: URL? {
    get { all(URL.self)?.first }
    set { content = newValue.map { [$0] } ?? [] }
  }
  open var urls: [URL]? {
    get { all(URL.self) }
    set { content = newValue ?? [] }
  }
  open var image: UIImage? {
    get { all(UIImage.self)?.first }
    set { content = newValue.map { [$0] } ?? [] }
  }
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { content = newValue ?? [] }
  }
  open var color: UIColor? {
    get { all(UIColor.self)?.first }
    set { content = newValue.map { [$0] } ?? [] }
  }
  open var hasStrings: Bool { all(String.self) != nil }
  open var hasURLs: Bool { all(URL.self) != nil }
  open var hasImages: Bool { all(UIImage.self) != nil }
  open var hasColors: Bool { all(UIColor.self) != nil }

  public class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }
}
