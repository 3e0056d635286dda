public import PetriText

/// The known abilities of a terminal with pictures of pixels: from its environment, and from replies when and if they
/// come.
public struct TerminalGraphics: Sendable {
  /// A person's choice of a protocol.
  public enum Choice: Sendable, Hashable {
    /// The protocol that the terminal supports.
    case automatic
    /// A protocol, whatever the terminal reports.
    case forced(GraphicsProtocol)
    /// None.
    case none
  }

  private let choice: Choice
  /// The protocol that the environment variables indicate.
  private let named: GraphicsProtocol?
  /// Whether another program is between, which passes no pictures on but its own kind.
  private let isWithin: Bool
  /// Whether control strings that it doesn't know are printed by it.
  private let printsStrings: Bool
  private var hasKitty: Bool?
  private var hasSixels = false
  private var isAnswered = false
  private var cell: (width: Int, height: Int)?
  /// Whether the system reports how large cells are.
  private var isCellSaid = false
  /// Whether the terminal reports the size of one cell, which is more reliable than that of all.
  private var isCellAnswered = false
  private var size = (columns: 0, rows: 0)
  /// How many colours there are at most.
  public private(set) var colors = 256

  /// The number of the picture that the terminal is asked about.
  static let question = 31

  /// - Parameter environment: the process's.
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

  /// How pictures are sent; `nil` if there are none.
  public var kind: GraphicsProtocol? {
    switch choice {
    case .none: return nil
    case .forced(let kind): return kind
    case .automatic: break
    }
    // Terminals within terminals inherit variables; the terminal's own answer counts more.
    if hasKitty == true { return .kitty }
    if let named, named != .kitty || hasKitty == nil && !isAnswered { return named }
    return hasSixels && cell != nil ? .sixel : nil
  }

  /// How large a cell is, as far as pictures need to know; `nil` if there are none.
  public var cellSize: CellSize? {
    guard let kind else { return nil }
    let known = cell ?? (CellSize.usual.width, CellSize.usual.height)
    return CellSize(width: known.width, height: known.height, limit: kind == .sixel ? TerminalGraphics.sixelLimit : nil)
  }

  /// The largest picture that xterm shows by default.
  private static let sixelLimit = 1_000

  /// The questions that the terminal is asked once. Nobody waits for the answers.
  ///
  /// Its abilities are asked last: a terminal answers in turn, so a question that is not answered before is not
  /// understood.
  public var questions: String {
    guard choice != .none else { return "" }
    var text = ""
    if choice == .automatic, !isWithin, !printsStrings {
      text += "\u{1B}_Gi=\(TerminalGraphics.question),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    }
    return text + sizeQuestion + (choice == .automatic ? "\u{1B}[?1;1;0S\u{1B}[c" : "")
  }

  /// Asks how large cells are, if the system doesn't report it.
  public var sizeQuestion: String { choice == .none || isCellSaid ? "" : "\u{1B}[16t\u{1B}[14t" }

  /// Takes an answer.
  public mutating func hear(_ reply: TerminalReply) {
    switch reply {
    case .attributes(let numbers):
      isAnswered = true
      hasSixels = numbers.dropFirst().contains(4)
    case .cell(let width, let height) where !isCellSaid:
      isCellAnswered = true
      cell = (width, height)
    case .area(let width, let height) where !isCellSaid && !isCellAnswered:
      guard size.columns > 0, size.rows > 0 else { return }
      cell = (width / size.columns, height / size.rows)
    case .kitty(let isUnderstood): hasKitty = isUnderstood
    case .sixelColors(let count): colors = min(256, max(2, count))
    case .background, .cell, .area: break
    }
  }

  /// Takes the terminal's size, with that of its cells if the system reports it.
  public mutating func resize(to size: TerminalSize) {
    self.size = (size.columns, size.rows)
    isCellSaid = size.pixelWidth > 0 && size.pixelHeight > 0 && size.columns > 0 && size.rows > 0
    if isCellSaid { cell = (size.pixelWidth / size.columns, size.pixelHeight / size.rows) }
  }
}

/// A terminal's answer to a question.
public enum TerminalReply: Sendable, Hashable {
  /// The terminal's abilities, by the numbers of DA1; 4 is sixels.
  case attributes([Int])
  /// How many pixels a cell has.
  case cell(width: Int, height: Int)
  /// How many pixels all cells have together.
  case area(width: Int, height: Int)
  /// Whether it understood a picture in kitty's protocol.
  case kitty(isUnderstood: Bool)
  /// How many colours its sixels have.
  case sixelColors(Int)
  /// Its background, from 0 to 1.
  case background(red: Double, green: Double, blue: Double)

  /// Whether it is a background that is nearer to white than to black; `nil` where it is something else.
  public var isLight: Bool? {
    guard case .background(let red, let green, let blue) = self else { return nil }
    return 0.299 * red + 0.587 * green + 0.114 * blue > 0.5
  }

  /// The question for the terminal's background.
  public static let backgroundQuestion = "\u{1B}]11;?\u{1B}\\"

  /// The longest string that one is in.
  static let longest = 128

  /// The reply that a control sequence is, if it is one that is known.
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

  /// The reply that a control string is, by the byte that begins it after Escape.
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

  /// Up to four hexadecimal digits as a share of the most that they can be.
  private static func share(of digits: Substring) -> Double? {
    guard (1...4).contains(digits.utf8.count), let value = Int(digits, radix: 16), value >= 0 else { return nil }
    return Double(value) / Double((1 << (4 * digits.utf8.count)) - 1)
  }
}
