import Foundation
import PetriBrowser
import PetriRendering
import PetriText

/// Detects whether the terminal supports images, and renders them.
@MainActor
final class PixelMaker {
  private var graphics: TerminalGraphics
  private let program: RasterProgram?
  private let rasterizer: Rasterizer?
  private var count = 0
  /// The state last sent to the browser.
  private var sent: (cell: CellSize?, hasHint: Bool) = (nil, false)

  init(_ choice: TerminalGraphics.Choice, environment: [String: String]) {
    graphics = TerminalGraphics(environment: environment, choice: choice)
    let path = environment["PATH"] ?? ""
    program = choice == .none ? nil : RasterProgram.installed(RasterProgram.Kind.fast, path: path).first
    rasterizer = program.map { Rasterizer($0) { Terminal.wake() } }
  }

  /// Queries to write to the terminal before the first frame.
  var questions: String { graphics.questions }

  /// The image protocol; `nil` if images are disabled or unsupported.
  var kind: GraphicsProtocol? {
    guard let program, graphics.kind != .sixel || program.sixels != nil else { return nil }
    return graphics.kind
  }

  /// Updates the terminal size; returns a query for its size in pixels.
  func resize(to size: TerminalSize) -> String {
    graphics.resize(to: size)
    return graphics.sizeQuestion
  }

  func hear(_ reply: TerminalReply) { graphics.hear(reply) }

  func news() -> BrowserMessage? {
    let missing = kind == nil ? graphics.kind : nil
    let new = (cell: kind == nil ? nil : graphics.cellSize, hasHint: missing != nil)
    guard new != sent else { return nil }
    sent = new
    return .pixels(new.cell, hint: missing.map(RasterProgram.hint))
  }

  func isMaking(_ request: PreviewRequest) -> Bool {
    request.room?.pixels != nil && rasterizer?.isMaking(request) == true
  }

  var isBusy: Bool { rasterizer?.isBusy == true }

  func begin(_ request: PreviewRequest, _ drawing: RasterDrawing) -> Bool {
    guard let rasterizer, let kind else { return false }
    count += 1
    rasterizer.begin(
      Rasterizer.Job(request: request, drawing: drawing, kind: kind, colors: graphics.colors, number: count)
    )
    return true
  }

  /// Returns finished pictures, and cancels work on those that aren't wanted any more. A picture that failed is `nil`.
  func take(wanted: [PreviewRequest]) -> [(request: PreviewRequest, preview: PixelPreview?)] {
    guard let rasterizer else { return [] }
    rasterizer.keep(only: wanted)
    return rasterizer.take()
  }
}
