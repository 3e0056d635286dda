import Dispatch
import PetriBrowser
import PetriRendering
import PetriText

/// Rasterizes pictures on a background thread, one at a time, and cancels those that are no longer needed.
final class Rasterizer: Sendable {
  struct Job: Sendable {
    let request: PreviewRequest
    let drawing: RasterDrawing
    let kind: GraphicsProtocol
    /// The palette size of sixels.
    let colors: Int
    let number: Int
  }

  private struct Running {
    let request: PreviewRequest
    let cancellation: ByteFilter.Cancellation
  }

  private let program: RasterProgram
  private let queue = DispatchQueue(label: "petri.pixels", qos: .userInitiated)
  private let gate = DispatchSemaphore(value: 1)
  // Guarded by `gate`.
  private nonisolated(unsafe) var running: Running?
  // Guarded by `gate`.
  private nonisolated(unsafe) var made: [(PreviewRequest, PixelPreview?)] = []
  // The number of unfinished jobs; guarded by `gate`.
  private nonisolated(unsafe) var open = 0
  private let hasMade: @Sendable () -> Void

  /// The limits of time and of bytes per picture; inline images of iTerm are limited further.
  private static let milliseconds: Int32 = 5_000
  private static let maximumBytes = 8 << 20

  /// - Parameter hasMade: called on the background thread when a result is available.
  init(_ program: RasterProgram, hasMade: @escaping @Sendable () -> Void) {
    self.program = program
    self.hasMade = hasMade
  }

  func begin(_ job: Job) {
    let cancellation = ByteFilter.Cancellation()
    gate.wait()
    running?.cancellation.cancel()
    running = Running(request: job.request, cancellation: cancellation)
    open += 1
    gate.signal()
    queue.async { [self] in
      defer { close() }
      var preview: PixelPreview?
      do throws(ByteFilter.Failure) {
        preview = try picture(job, cancellation)
      } catch .cancelled {
        return
      } catch {}
      gate.wait()
      // Another job may have started in the meantime.
      if running?.cancellation === cancellation { running = nil }
      made.append((job.request, preview))
      gate.signal()
      hasMade()
    }
  }

  private func close() {
    gate.wait()
    open -= 1
    gate.signal()
  }

  var isBusy: Bool {
    gate.wait()
    defer { gate.signal() }
    return open > 0
  }

  func keep(only wanted: [PreviewRequest]) {
    gate.wait()
    defer { gate.signal() }
    guard let one = running, !wanted.contains(one.request) else { return }
    one.cancellation.cancel()
    running = nil
  }

  func isMaking(_ request: PreviewRequest) -> Bool {
    gate.wait()
    defer { gate.signal() }
    return running?.request == request
  }

  /// Returns the results since the last call; `nil` for a picture that failed.
  func take() -> [(request: PreviewRequest, preview: PixelPreview?)] {
    gate.wait()
    defer { gate.signal() }
    defer { made = [] }
    return made.map { (request: $0.0, preview: $0.1) }
  }

  private func picture(_ job: Job, _ cancellation: ByteFilter.Cancellation) throws(ByteFilter.Failure) -> PixelPreview?
  {
    let drawing = job.drawing
    func output(of path: String, _ arguments: [String], _ input: [UInt8]) throws(ByteFilter.Failure) -> [UInt8] {
      try ByteFilter.output(
        of: path,
        arguments,
        input: input,
        maximum: Rasterizer.maximumBytes,
        milliseconds: Rasterizer.milliseconds,
        cancellation: cancellation
      )
    }
    let arguments = program.arguments(width: drawing.width, height: drawing.height)
    var data = try output(of: program.path, arguments, Array(drawing.svg.utf8))
    if job.kind == .sixel {
      guard let sixels = program.sixels else { return nil }
      data = try output(of: sixels, [sixels, "--colors=\(job.colors)"], data)
    }
    guard job.kind.accepts(data) else { return nil }
    let picture = PixelPicture(number: job.number, columns: drawing.columns, rows: drawing.rows, data: data)
    return PixelPreview(picture, top: drawing.top, allRows: drawing.allRows)
  }
}
