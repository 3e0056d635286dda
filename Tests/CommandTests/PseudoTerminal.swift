#if os(Linux)
  import CSystem
  import Foundation
  import Glibc

  /// Both ends of a pseudo-terminal, and a process on it.
  final class PseudoTerminal {
    private let main: Int32
    private let other: Int32
    private(set) var process: Process?
    /// All that was printed so far.
    private(set) var output = ""
    private var pending: [UInt8] = []
    /// The end of the output, forgotten or not.
    private var tail = ""
    /// The screen to be seen.
    private(set) var screen: EmulatedScreen

    struct Failure: Error {}

    init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
      var ends: (Int32, Int32) = (-1, -1)
      guard petri_open_pty(&ends.0, &ends.1) == 0 else { throw Failure() }
      (main, other) = ends
      screen = EmulatedScreen(columns: Int(columns), rows: Int(rows))
      resize(columns: columns, rows: rows)
    }

    deinit {
      close(main)
      close(other)
    }

    func start(
      _ arguments: [String],
      product: String = "sample-petri",
      in folder: String = PetriProcess.package,
      environment: [String: String] = [:]
    ) throws -> Process {
      let process = PetriProcess.make(arguments, product: product, in: folder, environment: environment)
      try start(process)
      return process
    }

    /// Starts a shell with jobs, whose terminal this is.
    func startShell() throws {
      let process = PetriProcess.make(
        ["--ctty", "--wait", "bash", "--norc", "--noprofile", "--noediting", "-i"],
        in: PetriProcess.package
      )
      process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
      try start(process)
    }

    /// Starts a process on the terminal.
    func start(_ process: Process) throws {
      let handle = FileHandle(fileDescriptor: other)
      process.standardInput = handle
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      self.process = process
    }

    func resize(columns: UInt16, rows: UInt16) {
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = ioctl(main, UInt(TIOCSWINSZ), &size)
      screen.resize(columns: Int(columns), rows: Int(rows))
      if let process { kill(process.processIdentifier, SIGWINCH) }
    }

    /// The text printed since the last call; `nil` once the process has ended and all is read.
    func read(milliseconds: Int32 = 50) -> String? {
      while true {
        var waiting = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
        let isRunning = process?.isRunning ?? false
        if poll(&waiting, 1, milliseconds) > 0, waiting.revents & Int16(POLLIN) != 0 {
          var buffer = [UInt8](repeating: 0, count: 65_536)
          let count = Glibc.read(main, &buffer, buffer.count)
          guard count > 0 else { return nil }
          let text = take(buffer[..<count])
          output += text
          tail = String((tail + text).suffix(24))
          screen.feed(text)
          return text
        }
        if !isRunning { return nil }
      }
    }

    /// The text of bytes, but for a character at their end whose rest is still to come.
    private func take(_ new: ArraySlice<UInt8>) -> String {
      let bytes = pending + new
      // At most three bytes of a character can be there without its last.
      let start = bytes.indices.suffix(3).last { bytes[$0] >= 0xC0 }
      let isCut = start.map { bytes.count - $0 < (bytes[$0] >= 0xF0 ? 4 : bytes[$0] >= 0xE0 ? 3 : 2) } ?? false
      let end = isCut ? start ?? bytes.count : bytes.count
      pending = Array(bytes[end...])
      return String(decoding: bytes[..<end], as: UTF8.self)
    }

    /// Whether there is something to read, or will be within a time.
    func hasInput(milliseconds: Int32) -> Bool {
      var waiting = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
      return poll(&waiting, 1, milliseconds) > 0 && waiting.revents & Int16(POLLIN) != 0
    }

    /// Forgets the output, and goes on with the screen as it is.
    func forget() { output = "" }

    /// How many seconds a process may take for an expected text: longer than any machine needs, however busy it is, for
    /// only a failure takes so long.
    private static let patience = 60

    /// Reads until a text is to be seen; `false` where the process ends first, or never shows it.
    func wait(for text: String) -> Bool { wait { $0.screen.text.contains(text) } }

    /// Reads until a text has been printed.
    func waitForOutput(_ text: String) -> Bool { wait { $0.output.contains(text) } }

    /// Reads until something holds, and then to the end of a picture: it is asked again when something was printed, and now and then.
    func wait(until holds: (PseudoTerminal) -> Bool) -> Bool {
      let end = ContinuousClock.now + .seconds(Self.patience)
      while !holds(self) {
        let again = min(end, ContinuousClock.now + .milliseconds(200))
        while !hasInput(milliseconds: 20), ContinuousClock.now < again {
          if process?.isRunning != true { return holds(self) }
        }
        if ContinuousClock.now > end || hasInput(milliseconds: 0) && read() == nil { return false }
      }
      while !isBetweenPictures, ContinuousClock.now < end, hasInput(milliseconds: 200), read() != nil {}
      return true
    }

    /// Whether the last picture has come to its end: the cursor is placed behind a style that is ended, which begins no cell.
    private var isBetweenPictures: Bool { tail.contains(/\u{1B}\[0m\u{1B}\[\d+;\d+H$/) }

    /// Reads until the process has ended; one that doesn't is killed.
    func waitForEnd() -> Process? {
      let end = ContinuousClock.now + .seconds(Self.patience)
      while hasInput(milliseconds: 20) ? read() != nil : process?.isRunning == true {
        if ContinuousClock.now > end, let process { kill(process.processIdentifier, SIGKILL) }
      }
      process?.waitUntilExit()
      return process
    }

    func write(_ text: String) {
      _ = text.withCString { Glibc.write(main, $0, strlen($0)) }
    }

    /// Whether input is read in lines and shown, as before.
    var isCooked: Bool {
      var state = termios()
      tcgetattr(other, &state)
      return state.c_lflag & tcflag_t(ICANON) != 0 && state.c_lflag & tcflag_t(ECHO) != 0
    }
  }
#endif
