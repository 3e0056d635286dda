import Foundation
import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriText

/// The run loop: draw a frame, then handle the next key or do background work.
extension BrowserHost {
  /// The idle time after which snapshots are verified in the background.
  private static let calm = Duration.seconds(2)

  /// The polling interval for workers, in milliseconds.
  private static let workerTurn: Int32 = 500

  /// The time slice for background work between two checks for input.
  private static let turn = Duration.milliseconds(4)

  /// The maximum number of screens that are verified without a request by the user.
  private static let fewScreens = 500

  /// Whether a worker can be started safely: the process must not fork while another thread runs.
  private var canStart: Bool { pixels?.isBusy != true }

  /// Whether to verify without a request by the user: only a small catalogue that has snapshots.
  private var mayVerify: Bool {
    !verifier.hasBegun && workspace.catalog.screens.count < BrowserHost.fewScreens && verifier.hasSnapshots
  }

  /// Runs until the user quits or the terminal closes.
  ///
  /// - Returns: the exit code.
  func run(on terminal: consuming Terminal, look: BrowserLook, launch: LaunchRequest? = nil) -> Int32 {
    let pixels = PixelMaker(look.graphics, environment: workspace.invocation.environment)
    self.pixels = pixels
    let size = terminal.size
    let settings = look.settings(in: workspace.folder)
    _ = pixels.resize(to: size)
    var model = BrowserModel(
      BrowserSource(workspace).catalog,
      columns: size.columns,
      rows: size.rows,
      keys: settings.keys,
      theme: settings.theme.adapted(to: look.colors)
    )
    self.look = look
    if let note = settings.note { _ = model.update(.note(note)) }
    _ = model.update(.places(PlacesFile(of: workspace.folder, workspace.invocation.environment).places))
    var writer = FrameWriter(colors: look.colors, isASCII: look.isASCII)
    // The replies arrive later as input.
    let questions = look.colors > .none ? TerminalReply.backgroundQuestion : ""
    guard terminal.write(questions + pixels.questions) else { return 0 }
    // Slow work starts after the first frame.
    guard launch != nil || terminal.write(writer.frame(model.picture, cursor: model.cursor)) else { return 0 }
    var watch = CatalogWatch(folder: workspace.folder)
    let start = ContinuousClock.now
    var effects = launch.map { model.launch($0) } ?? []
    _ = model.update(.texts(BrowserSource(workspace).searchTexts))
    defer {
      verifier.end()
      checker.end()
    }
    while true {
      if let code = carryOut(effects, &model, terminal, &writer) { return code }
      effects = (takeGraph(for: model) + fitStage(for: model) + takePixels(model, terminal, &writer))
        .flatMap { model.update($0) }
      guard effects.isEmpty else { continue }
      // Shows the last line printed to standard output, usually by a view controller, as a note.
      if let line = terminal.printed().split(whereSeparator: \.isNewline).last {
        effects += model.update(.note("printed: \(line)".cleaned))
      }
      guard terminal.write(writer.frame(model.picture, cursor: model.cursor)) else { return 0 }
      // A new frame and the next key take precedence over slow work.
      let isBusy = model.isSearchPending || nextWanted(of: model) != nil
      let patience = patience(watch.interval, isBusy: isBusy, of: model)
      switch terminal.next(
        milliseconds: patience,
        watching: [watch.descriptor] + (canStart ? verifier.descriptors + checker.descriptors : [])
      ) {
      case .closed: return 0
      case .watched:
        watch.takeNews()
        effects += takeWork(&model)
      case .timeout where isBusy: effects += work(&model)
      case .timeout:
        effects += takeWork(&model)
        if watch.hasChanged() { for message in reload() { effects += model.update(message) } }
        effects += verifier.compareAgain(watch.takeSnapshots()).flatMap { model.update($0) }
      case .woken: break
      case .resized:
        let size = terminal.size
        writer.forget()
        guard terminal.write(pixels.resize(to: size)) else { return 0 }
        effects += model.update(.resized(columns: size.columns, rows: size.rows))
      case .answered(let reply):
        pixels.hear(reply)
        if let isLight = reply.isLight, isLight != self.isLight { effects += takeGround(isLight, &model) }
      case .input(let event):
        lastInput = .now
        for part in terminal.wasLate ? model.parts(of: event) : [event] {
          effects += model.update(.input(part, at: start.duration(to: .now)))
        }
      }
    }
  }

  private func work(_ model: inout BrowserModel) -> [BrowserEffect] {
    if model.isSearchPending { return model.update(.searchOn) }
    // Batches small tasks, because every iteration redraws, but not so many that input lags.
    let end = ContinuousClock.now + BrowserHost.turn
    var effects: [BrowserEffect] = []
    repeat {
      guard let request = nextWanted(of: model) else { break }
      guard !beginPixels(request) else { continue }
      effects += content(for: request).flatMap { model.update($0) }
    } while ContinuousClock.now < end
    return effects
  }

  private func content(for request: PreviewRequest) -> [BrowserMessage] {
    switch request.tab {
    case .snapshots:
      let (review, state) = verifier.review(of: request)
      return [.preview(request, .review(review)), .snapshots([request.screen: state])]
    case .checks: return checker.look(at: request)
    default: return [.preview(request, source(of: request).content(for: request))]
    }
  }

  private func patience(_ interval: Int32, isBusy: Bool, of model: BrowserModel) -> Int32 {
    if isBusy { return model.patience.milliseconds }
    if canStart && verifier.isDue { return 0 }
    let left = Int32(max(.zero, BrowserHost.calm - (.now - lastInput)) / .milliseconds(1))
    let own =
      verifier.isGoing ? BrowserHost.workerTurn : mayVerify ? max(canStart ? 1 : BrowserHost.workerTurn, left) : -1
    let checks = checker.patience.map { max(canStart ? 0 : BrowserHost.workerTurn, $0.milliseconds) } ?? -1
    return [interval, own, checks].filter { $0 >= 0 }.min() ?? -1
  }

  private func takeWork(_ model: inout BrowserModel) -> [BrowserEffect] {
    guard canStart else { return [] }
    if mayVerify, .now - lastInput >= BrowserHost.calm { verifier.begin(first: []) }
    let messages = (verifier.isGoing ? verifier.step() : []) + checker.step()
    return messages.flatMap { model.update($0) }
  }

  /// Performs effects, and those of the messages they produce, until none is left.
  ///
  /// - Returns: the exit code if the user quit.
  private func carryOut(
    _ effects: [BrowserEffect],
    _ model: inout BrowserModel,
    _ terminal: borrowing Terminal,
    _ writer: inout FrameWriter
  ) -> Int32? {
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      let messages: [BrowserMessage]
      switch effect {
      case .quit(let code): return code
      case .stop:
        terminal.stop()
        writer.forget()
        messages = []
      case .edit(let screen):
        messages = edit(screen, terminal)
        writer.forget()
      case .copy(let text):
        // OSC 52 sets the terminal's own clipboard, also over ssh.
        let encoded = Data(text.utf8).base64EncodedString()
        messages = terminal.write("\u{1B}]52;c;\(encoded)\u{07}") ? [.note("copied: \(text)")] : []
      default: messages = perform(effect)
      }
      for message in messages { waiting += model.update(message) }
    }
    return nil
  }
}

extension Duration {
  fileprivate var milliseconds: Int32 {
    Int32(clamping: components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
