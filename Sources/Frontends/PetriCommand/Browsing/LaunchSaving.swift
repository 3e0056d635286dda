import PetriBrowser
import PetriCatalog
import PetriFiles
import PetriLoader

/// Saves a launch as a fixture, or its moves as a walk, in the screen's file.
@MainActor
struct LaunchSaving {
  let workspace: Workspace
  let live: LiveScreen

  private var request: LaunchRequest { live.request }

  /// The reason why the launch can't be saved under any name; `nil` if it can.
  func problem(_ kind: SavedKind) -> String? {
    guard let screen = workspace.catalog.screen(named: request.screen) else {
      return "'\(request.screen)' has errors; fix them before saving to its file"
    }
    if let problem = kind == .fixture ? fixtureProblem(screen) : walkProblem(screen) { return problem }
    do {
      let (file, _) = try read()
      _ = try FileUpdate(of: file.path, in: Folder(workspace.folder), expecting: file.bytes)
      try DefinitionEdit.checkCanAdd(entry(kind, named: ""), toScreen: screen.name, in: file.text)
      return nil
    } catch let problem as FileError {
      return "can't write the screen's file: \(problem.reason)"
    } catch {
      return "\(error)"
    }
  }

  private func fixtureProblem(_ screen: ScreenDefinition) -> String? {
    if let inner = inner(of: screen) {
      return "a fixture of '\(screen.name)' can't hold '\(inner)', a key of a screen inside"
    }
    return screen.context.isEmpty && state.isEmpty
      ? "'\(screen.name)' needs no context, and no state is set, so there is nothing to save as a fixture" : nil
  }

  private func walkProblem(_ screen: ScreenDefinition) -> String? {
    if let inner = inner(of: screen) {
      return "a walk begins with a fixture, which can't hold '\(inner)', a key of a screen inside; launch without it, "
        + "and do the steps again"
    }
    if !request.values.isEmpty || !request.state.isEmpty || request.prefersDefaults {
      return "a walk begins with a fixture; save the context and the state as a fixture first"
    }
    if !request.layersOff.isEmpty { return "a walk begins with all layers; put them on again" }
    return live.moves.isEmpty ? "nothing has been done yet; a walk is the steps that follow the launch" : nil
  }

  private var state: ContextObject { live.launchState }

  private var form: ContextObject {
    workspace.catalog.screen(named: request.screen)?.form(ofFixture: request.fixture) ?? ContextObject()
  }

  private func inner(of screen: ScreenDefinition) -> String? {
    let own = Set(screen.context.map(\.name))
    return request.values.map(\.path).first { path in !(ContextPath(path)?.root.map(own.contains) ?? false) }
  }

  /// - Returns: a launch that uses the saved definition, and the path of the file.
  /// - Throws: `EditProblem` or `CommandFailure` if nothing was written.
  func save(_ kind: SavedKind, named name: String) throws -> (request: LaunchRequest, file: String) {
    let (file, place) = try read()
    let changed = try DefinitionEdit.adding(entry(kind, named: name), toScreen: request.screen, in: file.text)
    do throws(FileError) {
      let update = try FileUpdate(of: file.path, in: Folder(workspace.folder), expecting: file.bytes)
      try update.write(Array(changed.utf8))
    } catch {
      throw CommandFailure("can't write \(place.file): \(error.reason)", .io)
    }
    var request = request
    if kind == .fixture {
      request.fixture = name
      request.prefersDefaults = false
      request.values = []
      request.state = []
    }
    return (request, place.file)
  }

  private func entry(_ kind: SavedKind, named name: String) -> NewEntry {
    guard kind == .walk else { return .fixture(name, live.context, state: state, form: form) }
    let fixture = request.fixture.flatMap { $0 == Fixture.examples ? nil : $0 }
    return .walk(name, fixture: fixture, steps: live.walk)
  }

  private func read() throws -> (file: (path: String, bytes: [UInt8], text: String), place: Place) {
    guard let place = workspace.placeOfScreen(named: request.screen) else {
      throw CommandFailure("'\(request.screen)' isn't in the catalogue any more", .failed)
    }
    let bytes: [UInt8]
    do throws(SourceProblem) {
      bytes = try workspace.bytes(of: place.file)
    } catch {
      throw CommandFailure("can't read \(place.file): \(error.reason)", .io)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure("\(place.file) isn't UTF-8", .failed)
    }
    return ((place.file, bytes, text), place)
  }
}
