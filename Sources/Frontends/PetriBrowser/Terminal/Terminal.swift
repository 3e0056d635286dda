import CSystem
public import PetriText

/// The terminal in full-screen mode.
///
/// The previous screen is restored on every exit: a normal end, an error, a crash, a signal, or a stop by Ctrl-Z.
public struct Terminal: ~Copyable {
  /// The reason that a wait ended.
  public enum Event: Hashable, Sendable {
    case input(InputEvent)
    case answered(TerminalReply)
    /// The size may have changed, or the process continued after a stop: redraw everything.
    case resized
    case timeout
    /// A watched descriptor is readable.
    case watched
    /// ``wake()`` was called.
    case woken
    case closed
  }

  /// Whether the last event was already pending for longer than the Escape delay. Escape followed by a key then can't
  /// be distinguished from Alt with that key.
  public private(set) var wasLate = false

  private var decoder = InputDecoder()
  private var lastEnd = ContinuousClock.now
  private var pending: [Event] = []

  /// The delay after Escape before it counts as a key, in milliseconds.
  private static let escapeDelay: Int32 = 25

  /// Whether standard input and output are a terminal.
  public static var isThere: Bool { petri_terminal_is_there() != 0 }

  /// Ends the current or next wait; callable from any thread.
  public static func wake() { petri_terminal_wake() }

  /// Whether the terminal can be drawn on, unlike `TERM=dumb`.
  public static var canDraw: Bool { petri_terminal_draws() != 0 }

  /// Enters full-screen mode with raw keys, mouse and bracketed paste; `nil` without a terminal.
  public init?() {
    guard petri_terminal_enter() == 0 else { return nil }
  }

  deinit { petri_terminal_leave() }

  /// The size in cells and pixels.
  public var size: TerminalSize { Terminal.size }

  /// The size of the terminal of standard input and output; 80 by 24 if unknown.
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

  /// Sets the text, at most a few hundred bytes, that is sent before the terminal is restored.
  public func sendAtEnd(_ text: String) {
    var text = text
    text.withUTF8 { petri_terminal_farewell($0.baseAddress, $0.count) }
  }

  /// Writes text at once; returns `false` if the terminal accepts no more.
  public func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { petri_terminal_write($0.baseAddress, $0.count) == 0 }
  }

  /// Returns what other code printed since the last call. The output is held back until the terminal is restored.
  public func printed() -> String {
    let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
      count = petri_terminal_printed(buffer.baseAddress, 4_096)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Stops the process as Ctrl-Z does; the terminal is restored until the process continues.
  public func stop() {
    petri_terminal_stop()
  }

  /// Runs a closure with the terminal restored, such as for an editor.
  public func suspended(_ body: () -> Void) {
    petri_terminal_leave()
    body()
    _ = petri_terminal_enter()
  }

  /// Waits for an event.
  ///
  /// - Parameters:
  ///   - milliseconds: The timeout; negative for none.
  ///   - descriptors: Descriptors to watch; negative ones are ignored.
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

/// The size of a terminal in cells and pixels.
public struct TerminalSize: Sendable, Hashable {
  /// The number of columns.
  public let columns: Int
  /// The number of rows.
  public let rows: Int
  /// The width in pixels; 0 if unknown.
  public let pixelWidth: Int
  /// The height in pixels; 0 if unknown.
  public let pixelHeight: Int

  /// Creates a size.
  public init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.columns = columns
    self.rows = rows
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}

/// Reads single keys, leaving the terminal unchanged in between.
public struct KeyReader: Sendable {
  private let descriptor: Int32

  /// Creates a reader; the default is standard input.
  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// The next character; `nil` at the end of input or without a terminal.
  ///
  /// Keys that send a sequence, such as the arrows, arrive byte by byte. A fatal signal restores the terminal.
  public func next() -> Character? {
    var byte: UInt8 = 0
    guard petri_read_key(descriptor, &byte) == 1 else { return nil }
    return Character(Unicode.Scalar(byte))
  }
}

extension ColorLevel {
  /// Derives the number of colours from environment variables: `COLORTERM`, known terminals, then `TERM`. The terminal
  /// isn't queried, to avoid waiting for its response.
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
