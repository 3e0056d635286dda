import Dispatch
import PetriCatalog
import PetriDiagnostics

/// A file whose screens are known by their outlines, and which is decoded when somebody wants more of one of them.
final class DeferredFile: Sendable {
  private let source: SourceFile
  private let decoder: FileDecoder
  let defaults: SharedDefaults
  // Read and written behind the gate.
  private nonisolated(unsafe) var decoded: [DecodedDefinition<ScreenDefinition>]?

  /// A gate for each file would weigh more than most files.
  private static let gates = (0..<64).map { _ in DispatchSemaphore(value: 1) }

  init(_ source: SourceFile, _ decoder: FileDecoder, defaults: SharedDefaults) {
    self.source = source
    self.decoder = decoder
    self.defaults = defaults
  }

  /// An extent in the file.
  func range(_ offsets: Range<Int>) -> SourceRange { source.range(offsets.lowerBound, offsets.upperBound) }

  /// The file's screens, decoded once.
  var screens: [DecodedDefinition<ScreenDefinition>] {
    let gate = DeferredFile.gates[abs(ObjectIdentifier(self).hashValue % DeferredFile.gates.count)]
    gate.wait()
    defer { gate.signal() }
    if let decoded { return decoded }
    let screens = decoder.decodeWhole(source, defaults: defaults).screens.map(\.decoded)
    decoded = screens
    return screens
  }
}
