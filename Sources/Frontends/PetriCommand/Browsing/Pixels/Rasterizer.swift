import Dispatch
import PetriBrowser
import PetriRendering
import PetriText

/// Makes pictures of pixels behind the browser, one at a time; one that nobody wants any more is not made to its end.
final class Rasterizer: Sendable {
  /// A picture that is wanted.
  struct Job: Sendable {
    let request: PreviewRequest
    let drawing: RasterDrawing
    let kind: GraphicsProtocol
    /// How many colours sixels have.
    let colors: Int
    /// The picture's number.
    let number: Int
  }

  private struct Running {
    let request: PreviewRequest
    let cancellation: ByteFilter.Cancellation
  }

  private let program: RasterProgram
  private let queue = DispatchQueue(label: "petri.pixels", qos: .userInitiated)
  private let gate = DispatchSemaphore(value: 1)
  // Read and written behind the gate.
  private nonisolated(unsafe) var running: Running?
  // Behind the gate too.
  private nonisolated(unsafe) var made: [(PreviewRequest, PixelPreview?)] = []
  // How many pictures are still to be made or given up; behind the gate too.
  private nonisolated(unsafe) var open = 0
  private let hasMade: @Sendable () -> Void

  /// How long a picture may take, and how many bytes it may have: an inline image of iTerm has room for less.
  private static let milliseconds: Int32 = 5_000
  private static let maximumBytes = 8 << 20

  /// - Parameter hasMade: called on another thread when there is something to take.
  init(_ program: RasterProgram, hasMade: @escaping @Sendable () -> Void) {
    self.program = program
    self.hasMade = hasMade
  }

  /// Begins to make a picture; one that is being made is given up.
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
      // Another may have been begun meanwhile.
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

  /// Whether its thread is at work, or about to be.
  var isBusy: Bool {
    gate.wait()
    defer { gate.signal() }
    return open > 0
  }

  /// Gives up the picture in work unless it is one of these.
  func keep(only wanted: [PreviewRequest]) {
    gate.wait()
    defer { gate.signal() }
    guard let one = running, !wanted.contains(one.request) else { return }
    one.cancellation.cancel()
    running = nil
  }

  /// Whether a picture is being made.
  func isMaking(_ request: PreviewRequest) -> Bool {
    gate.wait()
    defer { gate.signal() }
    return running?.request == request
  }

  /// The pictures made since the last call; `nil` for one that can't be made.
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
