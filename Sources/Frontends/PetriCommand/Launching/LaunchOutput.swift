import PetriCatalog
import PetriComposer
import PetriRendering
import PetriText
import PetriUIKit

/// Where a launched screen is put: a file, or standard output.
@MainActor
struct LaunchOutput {
  private let file: OutputFile?
  private let console: Console

  /// - Parameter path: the file's; `nil` for standard output.
  init(_ path: String?, _ console: Console) { (file, self.console) = (path.map(OutputFile.init), console) }

  /// Writes a text.
  ///
  /// - Throws: `CommandFailure` where the file can't be written.
  func write(_ text: String) throws {
    if let file { try file.write(text) } else { console.write(text) }
  }

  /// Writes bytes.
  ///
  /// - Throws: `CommandFailure` where the file can't be written.
  func write(_ bytes: [UInt8]) throws {
    if let file { try file.write(bytes) } else { console.write(bytes) }
  }
}

extension PNGMaker {
  /// The picture of a screen in its device's pixels.
  ///
  /// - Throws: `CommandFailure` where no program makes one.
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
