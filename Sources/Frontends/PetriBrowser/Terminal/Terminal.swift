import CSystem
public import PetriText

/// The terminal, taken for a program that draws pictures and reads keys.
///
/// The former picture comes back on every way out: an end, an error, a crash, a signal, a stop by Ctrl-Z.
public struct Terminal: ~Copyable {
  /// The reason that a wait ended.
  public enum Event: Hashable, Sendable {
    /// Something was typed or clicked.
    case input(InputEvent)
    /// The terminal has answered a question.
    case answered(TerminalReply)
    /// The size may be another, or the program was stopped and goes on: everything is to be drawn anew.
    case resized
    /// Nothing happened in time.
    case timeout
    /// There is something to read from the descriptor that was watched.
    case watched
    /// Another thread has something to report.
    case woken
    /// The terminal is gone.
    case closed
  }

  /// Whether the last event lay there already when it was asked for, after more time than Escape waits for the rest of a sequence:
  /// then an Escape and the key after it can't be distinguished from that key with Alt.
  public private(set) var wasLate = false

  private var decoder = InputDecoder()
  private var lastEnd = ContinuousClock.now
  private var pending: [Event] = []

  /// How long Escape waits for the rest of a sequence, in milliseconds.
  private static let escapeDelay: Int32 = 25

  /// Whether standard input and output are a terminal.
  public static var isThere: Bool { petri_terminal_is_there() != 0 }

  /// Ends a wait for something to happen, now or when the next one begins; from any thread.
  public static func wake() { petri_terminal_wake() }

  /// Whether they are one that pictures can be drawn on, and not `TERM=dumb`, which shows lines alone.
  public static var canDraw: Bool { petri_terminal_draws() != 0 }

  /// Takes the terminal: another screen, keys one by one, the mouse, pastes as such.
  ///
  /// - Returns: `nil` where standard input and output aren't a terminal.
  public init?() {
    guard petri_terminal_enter() == 0 else { return nil }
  }

  deinit { petri_terminal_leave() }

  /// How many columns and rows there are, and of how many pixels.
  public var size: TerminalSize { Terminal.size }

  /// How many columns and rows the terminal of standard input and output has, be it taken or not; 80 and 24 where that isn't known.
  public static var size: TerminalSize {
    var size = petri_size(columns: 80, rows: 24, pixel_width: 0, pixel_height: 0)
    petri_terminal_size(&size)
    return TerminalSize(
      columns: Int(size.columns),
      rows: Int(size.rows),
      pixelWidth: Int(size.pixel_width),
      pixelHeight: Int(size.pixel_height)
    )
  }

  /// Sets the text that is sent before the terminal is given back, on every way out; at most some hundred bytes.
  public func sendAtEnd(_ text: String) {
    var text = text
    text.withUTF8 { petri_terminal_farewell($0.baseAddress, $0.count) }
  }

  /// Sends a picture's bytes in one go.
  ///
  /// - Returns: `false` where the terminal takes no more.
  public func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { petri_terminal_write($0.baseAddress, $0.count) == 0 }
  }

  /// Returns the text that others have printed since the last call: it is held back while the terminal is taken, and
  /// printed when it is given back.
  public func printed() -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
      count = petri_terminal_printed(buffer.baseAddress, 4_096)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Stops the program as Ctrl-Z does in a shell, the terminal given back meanwhile.
  public func stop() {
    petri_terminal_stop()
  }

  /// Does something with the terminal given back meanwhile, such as running an editor.
  public func suspended(_ body: () -> Void) {
    petri_terminal_leave()
    body()
    _ = petri_terminal_enter()
  }

  /// Waits for something to happen.
  ///
  /// - Parameters:
  ///   - milliseconds: for how long at most; below zero for ever.
  ///   - descriptors: others that are waited for; those below zero are left out.
  public mutating func next(milliseconds: Int32 = -1, watching descriptors: [Int32] = []) -> Event {
    defer { lastEnd = .now }
    let start = ContinuousClock.now
    if pending.isEmpty { wasLate = false }
    while pending.isEmpty {
      let patience = decoder.isWaiting ? Terminal.escapeDelay : milliseconds
      switch petri_terminal_wait(patience, descriptors, descriptors.count) {
      case PETRI_WAIT_INPUT:
        let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
          count = max(0, Int(petri_read(0, buffer.baseAddress, 4_096)))
        }
        if bytes.isEmpty { return .closed }
        let isThere = ContinuousClock.now - start < .milliseconds(2)
        wasLate = isThere && start - lastEnd >= .milliseconds(Int64(Terminal.escapeDelay))
        pending += decoder.feed(bytes).map { .input($0) }
        pending += decoder.takeReplies().map { .answered($0) }
      case PETRI_WAIT_RESIZED: return .resized
      case PETRI_WAIT_WATCHED: return .watched
      case PETRI_WAIT_WOKEN: return .woken
      case PETRI_WAIT_TIMEOUT:
        guard decoder.isWaiting else { return .timeout }
        pending += decoder.flush().map { .input($0) }
      default: return .closed
      }
    }
    return pending.removeFirst()
  }
}

/// The size of a terminal.
public struct TerminalSize: Sendable, Hashable {
  /// How many columns there are.
  public let columns: Int
  /// How many rows there are.
  public let rows: Int
  /// The width in pixels; 0 if the system doesn't report it.
  public let pixelWidth: Int
  /// The height in pixels; 0 if the system doesn't report it.
  public let pixelHeight: Int

  /// Makes a size.
  public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = columns
    self.rows = rows
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}

/// Reads single keys from a terminal, which is as before between two of them.
public struct KeyReader: Sendable {
  private let descriptor: Int32

  /// A reader of a terminal; standard input by default.
  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// The next key's character; `nil` at the end of input or without a terminal.
  ///
  /// Keys that send a sequence, such as the arrows, come as its bytes, one by one. A signal that ends the process leaves
  /// the terminal as it was.
  public func next() -> Character? {
    var byte: UInt8 = 0
    guard petri_read_key(descriptor, &byte) == 1 else { return nil }
    return Character(Unicode.Scalar(byte))
  }
}

extension ColorLevel {
  /// How many colours a terminal shows, by its environment variables: the terminal isn't asked, so there is nothing to wait for.
  ///
  /// `COLORTERM` comes first, then the terminals that are known to show all colours without announcing it, then `TERM`.
  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let word = environment["COLORTERM"]?.lowercased() ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if ["truecolor", "24bit"].contains(word) || term.hasSuffix("-direct") || environment["WT_SESSION"] != nil
      || ColorLevel.exactPrograms.contains(program) || ColorLevel.exactTerms.contains(where: { term.hasPrefix($0) })
    {
      self = .exact
    } else if term.contains("256color") || program == "Apple_Terminal" {
      self = .many
    } else {
      self = .sixteen
    }
  }

  private static let exactPrograms: Set<String> = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio"]
  private static let exactTerms = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour", "rio"]
}
