import Foundation
import PetriFiles

/// A folder for a browser that makes a picture: the SVG, the PNG and what it remembers. Nobody else may look into it, and it is gone with this value.
final class RasterFolder {
  private let path: String
  private let folder: Folder

  private static let document = "picture.svg"
  private static let picture = "picture.png"

  /// Makes a folder with a document.
  ///
  /// - Returns: `nil` where none can be made.
  init?(_ svg: String) {
    var name = Array("\(NSTemporaryDirectory())/petri-png-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(FileError) {
      folder = try Folder(path)
      try folder.write(Array(svg.utf8), to: Self.document, isDurable: false)
    } catch {
      try? FileManager.default.removeItem(atPath: path)
      return nil
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The arguments of a browser that makes the picture, its own name first.
  ///
  /// - Parameters:
  ///   - width: in points.
  ///   - height: in points.
  ///   - scale: how many pixels a point has.
  func arguments(of program: String, width: Int, height: Int, scale: Double) -> [String] {
    let usual = [
      program, "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
      "--disable-dev-shm-usage", "--user-data-dir=\(path)/profile", "--window-size=\(width),\(height)",
      "--force-device-scale-factor=\(scale)", "--screenshot=\(path)/\(Self.picture)",
    ]
    // It refuses to start its sandbox as root, which containers run as. The document is Petri's own, without scripts.
    let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
    return usual + sandbox + [URL(fileURLWithPath: "\(path)/\(Self.document)").absoluteString]
  }

  /// The picture that the browser made.
  func png(limit: Int) -> [UInt8]? { try? folder.read(Self.picture, limit: limit) }
}
