public import PetriText

/// A terminal's support for pixel images, known from its environment and its replies.
public struct TerminalGraphics: Sendable {
  /// The user's choice of a protocol.
  public enum Choice: Sendable, Hashable {
    case automatic
    /// A protocol regardless of the terminal's replies.
    case forced(GraphicsProtocol)
    case none
  }

  private let choice: Choice
  private let named: GraphicsProtocol?
  /// Whether a multiplexer is in between, which blocks images.
  private let isWithin: Bool
  /// Whether the terminal prints unknown control strings.
  private let printsStrings: Bool
  private var hasKitty: Bool?
  private var hasSixels = false
  private var isAnswered = false
  private var cell: (width: Int, height: Int)?
  /// Whether the system reports the cell size.
  private var isCellReported = false
  /// Whether the terminal reported the cell size, which is more reliable than the total size.
  private var hasCellReply = false
  private var size = (columns: 0, rows: 0)
  /// The maximum number of colours.
  public private(set) var colors = 256

  /// The image number in the query.
  static let question = 31

  /// Creates the state from the process's environment.
  public init(environment: [String: String], choice: Choice = .automatic) {
    func value(_ name: String) -> String { environment[name] ?? "" }
    let (term, program) = (value("TERM"), value("TERM_PROGRAM"))
    self.choice = choice
    isWithin =
      !value("TMUX").isEmpty || !value("STY").isEmpty || ["tmux", "screen"].contains { term.hasPrefix($0) }
    printsStrings = program == "Apple_Terminal" || term == "linux"
    named =
      isWithin
      ? nil
      : ["kitty", "ghostty"].contains { term.contains($0) } || program == "ghostty"
        || !value("KITTY_WINDOW_ID").isEmpty && program.isEmpty
        ? .kitty
        : ["iTerm.app", "WezTerm", "mintty"].contains(program) || value("LC_TERMINAL") == "iTerm2" ? .iterm : nil
  }

  /// The protocol; `nil` if images aren't supported.
  public var kind: GraphicsProtocol? {
    switch choice {
    case .none: return nil
    case .forced(let kind): return kind
    case .automatic: break
    }
    // Nested terminals inherit variables; a reply counts more.
    if hasKitty == true { return .kitty }
    if let named, named != .kitty || hasKitty == nil && !isAnswered { return named }
    return hasSixels && cell != nil ? .sixel : nil
  }

  /// The cell size for images; `nil` if they aren't supported.
  public var cellSize: CellSize? {
    guard let kind else { return nil }
    let known = cell ?? (CellSize.default.width, CellSize.default.height)
    return CellSize(width: known.width, height: known.height, limit: kind == .sixel ? TerminalGraphics.sixelLimit : nil)
  }

  /// The largest sixel image that xterm shows by default.
  private static let sixelLimit = 1_000

  /// The queries to send once; nobody waits for replies.
  ///
  /// The device attributes are queried last: terminals reply in order, so a missing earlier reply means an unknown
  /// query.
  public var questions: String {
    guard choice != .none else { return "" }
    var text = ""
    if choice == .automatic, !isWithin, !printsStrings {
      text += "\u{1B}_Gi=\(TerminalGraphics.question),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    }
    return text + sizeQuestion + (choice == .automatic ? "\u{1B}[?1;1;0S\u{1B}[c" : "")
  }

  /// The query for the cell size, unless the system reports it.
  public var sizeQuestion: String { choice == .none || isCellReported ? "" : "\u{1B}[16t\u{1B}[14t" }

  /// Handles a reply.
  public mutating func hear(_ reply: TerminalReply) {
    switch reply {
    case .attributes(let numbers):
      isAnswered = true
      hasSixels = numbers.dropFirst().contains(4)
    case .cell(let width, let height) where !isCellReported:
      hasCellReply = true
      cell = (width, height)
    case .area(let width, let height) where !isCellReported && !hasCellReply:
      guard size.columns > 0, size.rows > 0 else { return }
      cell = (width / size.columns, height / size.rows)
    case .kitty(let isUnderstood): hasKitty = isUnderstood
    case .sixelColors(let count): colors = min(256, max(2, count))
    case .background, .cell, .area: break
    }
  }

  /// Sets the terminal's size, and the cell size if the system reports it.
  public mutating func resize(to size: TerminalSize) {
    self.size = (size.columns, size.rows)
    isCellReported = size.pixelWidth > 0 && size.pixelHeight > 0 && size.columns > 0 && size.rows > 0
    if isCellReported { cell = (size.pixelWidth / size.columns, size.pixelHeight / size.rows) }
  }
}

/// A terminal's reply to a query.
public enum TerminalReply: Sendable, Hashable {
  /// The primary device attributes; 4 means sixels.
  case attributes([Int])
  /// The size of a cell in pixels.
  case cell(width: Int, height: Int)
  /// The size of all cells in pixels.
  case area(width: Int, height: Int)
  /// Whether kitty's protocol is understood.
  case kitty(isUnderstood: Bool)
  /// The number of sixel colours.
  case sixelColors(Int)
  /// The background colour, from 0 to 1.
  case background(red: Double, green: Double, blue: Double)

  /// Whether the background is light; `nil` for other replies.
  public var isLight: Bool? {
    guard case .background(let red, let green, let blue) = self else { return nil }
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
  }

  /// The query for the background colour.
  public static let backgroundQuestion = "\u{1B}]11;?\u{1B}\\"

  /// The maximum length of a reply's string.
  static let longest = 128

  init?(parameters: String, final: UInt8) {
    let isPrivate = parameters.hasPrefix("?")
    let numbers = parameters.dropFirst(isPrivate ? 1 : 0).split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? -1 }
    switch (final, isPrivate) {
    case (UInt8(ascii: "c"), true): self = .attributes(numbers)
    case (UInt8(ascii: "S"), true) where numbers.count >= 3 && numbers[0] == 1 && numbers[1] == 0:
      self = .sixelColors(numbers[2])
    case (UInt8(ascii: "t"), false) where numbers.count == 3 && numbers.allSatisfy { $0 > 0 }:
      switch numbers[0] {
      case 6: self = .cell(width: numbers[2], height: numbers[1])
      case 4: self = .area(width: numbers[2], height: numbers[1])
      default: return nil
      }
    default: return nil
    }
  }

  init?(string: [UInt8], of kind: UInt8) {
    let text = String(decoding: string, as: UTF8.self)
    switch kind {
    case UInt8(ascii: "_"):
      guard text.hasPrefix("Gi=\(TerminalGraphics.question)"), let end = text.firstIndex(of: ";") else { return nil }
      self = .kitty(isUnderstood: text[text.index(after: end)...] == "OK")
    case UInt8(ascii: "]"):
      guard text.hasPrefix("11;rgb:") else { return nil }
      let parts = text.dropFirst("11;rgb:".count).split(separator: "/").compactMap { TerminalReply.share(of: $0) }
      guard parts.count == 3 else { return nil }
      self = .background(red: parts[0], green: parts[1], blue: parts[2])
    default: return nil
    }
  }

  /// Up to four hexadecimal digits as a fraction of their maximum.
  private static func share(of digits: Substring) -> Double? {
    guard (1...4).contains(digits.utf8.count), let value = Int(digits, radix: 16), value >= 0 else { return nil }
    return Double(value) / Double((1 << (4 * digits.utf8.count)) - 1)
  }
}
