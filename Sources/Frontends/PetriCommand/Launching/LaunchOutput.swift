import PetriCatalog
import PetriComposer
import PetriRendering
import PetriText
import PetriUIKit

@MainActor
struct LaunchOutput {
  private let file: OutputFile?
  private let console: Console

  init(_ path: String?, _ console: Console) { (file, self.console) = (path.map(OutputFile.init), console) }

  func write(_ text: String) throws {
    if let file { try file.write(text) } else { console.write(text) }
  }

  func write(_ bytes: [UInt8]) throws {
    if let file { try file.write(bytes) } else { console.write(bytes) }
  }
}

extension PNGMaker {
  /// A PNG of the screen at the scale of its device.
  ///
  /// - Throws: `CommandFailure` if no installed program can render it.
  @MainActor func png(of launched: LaunchedScreen) throws -> [UInt8] {
    let window = launched.stage.window
    return try png(
      of: launched.text(as: .svg),
      width: Double(window.bounds.width),
      height: Double(window.bounds.height),
      scale: Double(max(1, window.traitCollection.displayScale))
    )
  }
}
