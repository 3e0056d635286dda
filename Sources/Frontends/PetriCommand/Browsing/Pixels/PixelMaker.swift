import Foundation
import PetriBrowser
import PetriRendering
import PetriText

/// Knows whether the terminal shows pictures of pixels, and has them made.
@MainActor
final class PixelMaker {
  private var graphics: TerminalGraphics
  private let program: RasterProgram?
  private let rasterizer: Rasterizer?
  private var count = 0
  /// The news that was sent to the browser last.
  private var sent: (cell: CellSize?, hasHint: Bool) = (nil, false)

  /// - Parameter environment: the process's.
  init(_ choice: TerminalGraphics.Choice, environment: [String: String]) {
    graphics = TerminalGraphics(environment: environment, choice: choice)
    let path = environment["PATH"] ?? ""
    program = choice == .none ? nil : RasterProgram.installed(RasterProgram.Kind.fast, path: path).first
    rasterizer = program.map { Rasterizer($0) { Terminal.wake() } }
  }

  /// The text that is written before the first picture.
  var questions: String { graphics.questions }

  /// How pictures are sent; `nil` where none are.
  var kind: GraphicsProtocol? {
    guard let program, graphics.kind != .sixel || program.sixels != nil else { return nil }
    return graphics.kind
  }

  /// Takes the terminal's size; returns the question for it then.
  func resize(to size: TerminalSize) -> String {
    graphics.resize(to: size)
    return graphics.sizeQuestion
  }

  /// Takes an answer.
  func hear(_ reply: TerminalReply) { graphics.hear(reply) }

  /// The news for the browser, where it differs from the last.
  func news() -> BrowserMessage? {
    let missing = kind == nil ? graphics.kind : nil
    let new = (cell: kind == nil ? nil : graphics.cellSize, hasHint: missing != nil)
    guard new != sent else { return nil }
    sent = new
    return .pixels(new.cell, hint: missing.map(RasterProgram.hint))
  }

  /// Whether a picture is being made.
  func isMaking(_ request: PreviewRequest) -> Bool {
    request.room?.pixels != nil && rasterizer?.isMaking(request) == true
  }

  /// Whether a thread makes pictures now.
  var isBusy: Bool { rasterizer?.isBusy == true }

  /// Begins a picture.
  ///
  /// - Returns: `false` where it can't be one of pixels.
  func begin(_ request: PreviewRequest, _ drawing: RasterDrawing) -> Bool {
    guard let rasterizer, let kind else { return false }
    count += 1
    rasterizer.begin(
      Rasterizer.Job(request: request, drawing: drawing, kind: kind, colors: graphics.colors, number: count)
    )
    return true
  }

  /// The pictures made for the browser, whatever else it wants now; `nil` for one that can't be made.
  func take(wanted: [PreviewRequest]) -> [(request: PreviewRequest, preview: PixelPreview?)] {
    guard let rasterizer else { return [] }
    rasterizer.keep(only: wanted)
    return rasterizer.take()
  }
}
