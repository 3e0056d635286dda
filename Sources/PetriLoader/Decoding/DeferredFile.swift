import PetriCatalog
import PetriDiagnostics
import PetriFormat
import Synchronization

/// A file whose screens are known by their outlines, and built when somebody wants more of one of them, if they aren't yet.
final class DeferredFile: Sendable {
  private let source: SourceFile
  private let outlines: [ScreenOutline]
  private let decoder: FileDecoder
  let defaults: SharedDefaults
  /// The file's screens, once they were built of what was checked.
  private let built: Mutex<[ScreenDefinition?]?>

  init(
    _ source: SourceFile,
    _ outlines: [ScreenOutline],
    _ decoder: FileDecoder,
    defaults: SharedDefaults,
    built: [ScreenDefinition?]?
  ) {
    self.built = Mutex(built)
    self.source = source
    self.outlines = outlines
    self.decoder = decoder
    self.defaults = defaults
  }

  /// An extent in the file.
  func range(_ offsets: Range<Int>) -> SourceRange { source.range(offsets.lowerBound, offsets.upperBound) }

  /// A screen by its place among the file's, all of which are built the first time.
  func definition(at place: Int) -> ScreenDefinition? {
    built.withLock { built in
      let definitions = built ?? decoder.build(source, outlines, defaults: defaults)
      built = definitions
      return definitions[place]
    }
  }

  /// A screen with its nodes, by its place among the file's, for what has to be reported about it.
  func decoded(at place: Int) -> DecodedDefinition<ScreenDefinition>? {
    let screens = decoder.decodeWhole(source, defaults: defaults).screens
    return screens.indices.contains(place) ? screens[place].decoded : nil
  }
}
