import PetriCatalog
import PetriYAML
import Synchronization

/// The files of a catalogue that is known by an index, decoded as their screens are asked for; the last few are kept.
final class IndexedFiles: Sendable {
  private struct Known {
    var defaults: DefaultsTree
    var screens: [String: [ScreenDefinition]] = [:]
  }

  private let decoder: FileDecoder
  private let known: Mutex<Known>

  /// How many files are kept: some hundred kilobytes at most, and more than one picture needs.
  private static let capacity = 128

  init(_ decoder: FileDecoder, defaults: sending DefaultsTree) {
    self.decoder = decoder
    known = Mutex(Known(defaults: defaults))
  }

  /// The screen of a name in a file; `nil` where the file has it no more.
  func screen(named name: String, in file: String) -> ScreenDefinition? {
    known.withLock { [decoder] known in
      if let screens = known.screens[file] { return screens.first { $0.name == name } }
      let decoded = decoder.decode(file, defaults: known.defaults.defaults(for: file), YAMLScratch())
      let screens = decoded.screens.filter { !$0.isBroken }.compactMap(\.definition)
      if known.screens.count >= IndexedFiles.capacity { known.screens = [:] }
      known.screens[file] = screens
      return screens.first { $0.name == name }
    }
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
  var file: String { screen.file }
  var links: [LinkDefinition] { screen.links }
  /// Whoever has an index has what lists show too.
  var head: ScreenHead? { nil }
  var definition: ScreenDefinition? { files.screen(named: screen.name, in: screen.file) }
}
