import Dispatch
import PetriCatalog
import PetriDiagnostics

/// A file whose screens are known by their outlines, and which is built when somebody wants more of one of them.
final class DeferredFile: Sendable {
  private let source: SourceFile
  private let outlines: [ScreenOutline]
  private let decoder: FileDecoder
  let defaults: SharedDefaults
  // Read and written behind the gate.
  private nonisolated(unsafe) var built: [ScreenDefinition]?

  /// A gate for each file would weigh more than most files.
  private static let gates = (0..<64).map { _ in DispatchSemaphore(value: 1) }

  init(_ source: SourceFile, _ outlines: [ScreenOutline], _ decoder: FileDecoder, defaults: SharedDefaults) {
    self.source = source
    self.outlines = outlines
    self.decoder = decoder
    self.defaults = defaults
  }

  /// An extent in the file.
  func range(_ offsets: Range<Int>) -> SourceRange { source.range(offsets.lowerBound, offsets.upperBound) }

  /// The file's screens, built once of what was checked.
  var definitions: [ScreenDefinition] {
    let gate = DeferredFile.gates[abs(ObjectIdentifier(self).hashValue % DeferredFile.gates.count)]
    gate.wait()
    defer { gate.signal() }
    if let built { return built }
    let definitions = decoder.build(source, outlines, defaults: defaults)
    built = definitions
    return definitions
  }

  /// The file's screens with their nodes, for what has to be reported about them.
  var decoded: [DecodedDefinition<ScreenDefinition>] {
    decoder.decodeWhole(source, defaults: defaults).screens.map(\.decoded)
  }
}
