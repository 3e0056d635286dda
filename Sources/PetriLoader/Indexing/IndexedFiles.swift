import Dispatch
import PetriCatalog
import PetriYAML

/// The files of a catalogue that is known by an index, decoded as their screens are asked for; the last few are kept.
final class IndexedFiles: Sendable {
  private let decoder: FileDecoder
  private let gate = DispatchSemaphore(value: 1)
  // Read and written behind the gate, and nowhere else.
  private nonisolated(unsafe) var defaults: DefaultsTree
  // Likewise.
  private nonisolated(unsafe) var decoded: [String: [ScreenDefinition]] = [:]

  /// How many files are kept: some hundred kilobytes at most, and more than one picture needs.
  private static let capacity = 128

  init(_ decoder: FileDecoder, defaults: DefaultsTree) {
    self.decoder = decoder
    self.defaults = defaults
  }

  /// The screen of a name in a file; `nil` where the file has it no more.
  func screen(named name: String, in file: String) -> ScreenDefinition? {
    gate.wait()
    defer { gate.signal() }
    return screens(in: file).first { $0.name == name }
  }

  private func screens(in file: String) -> [ScreenDefinition] {
    if let screens = decoded[file] { return screens }
    let screens = decoder.decode(file, defaults: defaults.defaults(for: file), YAMLScratch()).screens
      .filter { !$0.isBroken }.map(\.definition)
    if decoded.count >= IndexedFiles.capacity { decoded = [:] }
    decoded[file] = screens
    return screens
  }
}

/// A screen that is known by an index.
final class IndexedDefinition: DeferredScreen {
  private let screen: IndexedScreen
  private let files: IndexedFiles

  init(_ screen: IndexedScreen, _ files: IndexedFiles) {
    self.screen = screen
    self.files = files
  }

  var name: String { screen.name }
  var links: [LinkDefinition] { screen.links }
  /// Whoever has an index has what lists show too.
  var head: ScreenHead? { nil }

  /// The definition; an empty screen where the file has changed and whoever holds the index has not heard of it yet.
  var definition: ScreenDefinition {
    files.screen(named: screen.name, in: screen.file)
      ?? ScreenDefinition(
        name: screen.name,
        content: .views(ViewsContent(views: [])),
        place: Place(file: screen.file, line: 1, column: 1)
      )
  }
}
