import Foundation
import PetriBrowser
import PetriCatalog
import PetriDiagnostics
import PetriLoader
import PetriTerminal
import PetriText

/// Runs the browser: messages in, pictures out, and what it wants done.
@MainActor
final class BrowserHost {
  private var workspace: Workspace
  private let options: CatalogOptions

  init(workspace: Workspace, options: CatalogOptions) {
    self.workspace = workspace
    self.options = options
  }

  /// Runs until somebody quits or the terminal is gone.
  ///
  /// - Returns: the exit code.
  func run(on terminal: consuming Terminal, color: Bool) throws -> Int32 {
    let size = terminal.size
    var model = BrowserModel(BrowserSource(workspace).catalog, columns: size.columns, rows: size.rows)
    var writer = FrameWriter(color: color)
    var watch = CatalogWatch(folder: workspace.folder)
    while true {
      // What is wanted is made before the picture is sent: a preview takes a few milliseconds.
      if let request = model.request, !model.has(request) {
        _ = model.update(.preview(request, BrowserSource(workspace).lines(for: request)))
      }
      guard terminal.write(writer.frame(model.picture, cursor: model.cursor)) else { return 0 }
      switch terminal.next(milliseconds: watch.interval) {
      case .closed: return 0
      case .timeout:
        if watch.hasChanged(), let message = reload() { _ = model.update(message) }
      case .resized:
        let size = terminal.size
        writer.forget()
        _ = model.update(.resized(columns: size.columns, rows: size.rows))
      case .input(let event):
        for effect in model.update(.input(event)) {
          if case .quit(let code) = effect { return code }
          if effect == .stop {
            terminal.stop()
            writer.forget()
          } else if let message = perform(effect, terminal) {
            if case .note = message {} else { writer.forget() }
            _ = model.update(message)
          }
        }
      }
    }
  }

  private func perform(_ effect: BrowserEffect, _ terminal: borrowing Terminal) -> BrowserMessage? {
    switch effect {
    case .quit, .stop: return nil
    case .copy(let text):
      // OSC 52: the terminal's own clipboard, also over ssh.
      let encoded = Data(text.utf8).base64EncodedString()
      return terminal.write("\u{1B}]52;c;\(encoded)\u{07}") ? .note("copied: \(text)") : nil
    case .edit(let screen): return edit(screen, terminal)
    case .reload: return reload()
    }
  }

  /// Loads the catalogue anew; a broken `Catalog.yaml` leaves what is shown as it is.
  private func reload() -> BrowserMessage? {
    guard let new = try? Workspace(options, toleratingErrors: true) else {
      return .note("the catalogue can't be read; what is shown is as it was")
    }
    if new.loaded.isCatalogFileBroken {
      let first = new.loaded.diagnostics.first.map { ": \($0.message)" } ?? ""
      return .note("Catalog.yaml has errors, what is shown is as it was\(first)".cleaned)
    }
    workspace = new
    return .loaded(BrowserSource(workspace).catalog)
  }

  private func edit(_ screen: String, _ terminal: borrowing Terminal) -> BrowserMessage? {
    guard let place = workspace.placeOfScreen(named: screen) else { return nil }
    let environment = ProcessInfo.processInfo.environment
    guard let editor = environment["VISUAL"] ?? environment["EDITOR"], !editor.isEmpty else {
      return .note("\(place.file):\(place.line); set EDITOR to open it here")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The editor's own words are the shell's, as git has it; the file is one argument.
    process.arguments = ["-c", "\(editor) \"$@\"", "sh", "+\(place.line)", "\(workspace.folder)/\(place.file)"]
    terminal.suspended {
      try? process.run()
      process.waitUntilExit()
    }
    return perform(.reload, terminal)
  }
}
