import Foundation
import PetriBrowser
import PetriText

/// Renders PNG images with the first installed program that succeeds.
struct PNGMaker {
  private let programs: [RasterProgram]

  /// The time limit in milliseconds and the maximum image size in bytes.
  private static let milliseconds: Int32 = 60_000
  private static let maximumBytes = 64 << 20

  /// - Parameter path: the value of `PATH`.
  /// - Throws: `CommandFailure` if no such program is installed.
  init(path: String) throws {
    programs = RasterProgram.installed(RasterProgram.Kind.allCases, path: path)
    guard programs.isEmpty else { return }
    let names = RasterProgram.Kind.allCases.map(\.rawValue)
    throw CommandFailure(
      "--as png needs one of \(names.dropLast().joined(separator: ", ")) or \(names.last ?? ""), and none is installed; "
        + "on Debian, 'apt install librsvg2-bin' installs rsvg-convert",
      .io
    )
  }

  /// - Parameters:
  ///   - width: in points.
  ///   - height: in points.
  ///   - scale: pixels per point.
  func png(of svg: String, width: Double, height: Double, scale: Double) throws -> [UInt8] {
    let pixels = (Int((width * scale).rounded()), Int((height * scale).rounded()))
    var reasons: [String] = []
    for program in programs {
      do throws(ByteFilter.Failure) {
        let data =
          program.kind.isBrowser
          ? try Self.browsed(svg, by: program, Int(width.rounded()), Int(height.rounded()), scale)
          : try Self.output(of: program, program.arguments(width: pixels.0, height: pixels.1), Array(svg.utf8))
        if let size = Self.size(of: data), size == pixels { return data }
        reasons.append("\(program.kind.rawValue) made no PNG of \(pixels.0)x\(pixels.1) pixels")
      } catch {
        let reason = error == .late ? "took longer than \(Self.milliseconds / 1_000) seconds" : "failed"
        reasons.append("\(program.kind.rawValue) \(reason)")
      }
    }
    throw CommandFailure("can't make a PNG: \(reasons.joined(separator: "; "))", .io)
  }

  private static func browsed(
    _ svg: String,
    by program: RasterProgram,
    _ width: Int,
    _ height: Int,
    _ scale: Double
  ) throws(ByteFilter.Failure) -> [UInt8] {
    guard let folder = RasterFolder(svg) else { throw .failed }
    _ = try output(of: program, folder.arguments(of: program.path, width: width, height: height, scale: scale), [])
    return folder.png(limit: maximumBytes) ?? []
  }

  private static func output(
    of program: RasterProgram,
    _ arguments: [String],
    _ input: [UInt8]
  ) throws(ByteFilter.Failure) -> [UInt8] {
    try ByteFilter.output(
      of: program.path,
      arguments,
      input: input,
      maximum: maximumBytes,
      milliseconds: milliseconds
    )
  }

  private static func size(of data: [UInt8]) -> (Int, Int)? {
    guard GraphicsProtocol.kitty.accepts(data), data.count > 24 else { return nil }
    func number(_ place: Int) -> Int { data[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }
}
