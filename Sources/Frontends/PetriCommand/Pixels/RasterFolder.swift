import Foundation
import PetriFiles

/// A private temporary folder for a headless browser: the SVG, the PNG and the browser's profile. Removed on deinit.
final class RasterFolder {
  private let path: String
  private let folder: Folder

  private static let document = "picture.svg"
  private static let picture = "picture.png"

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

  func arguments(of program: String, width: Int, height: Int, scale: Double) -> [String] {
    let usual = [
      program, "--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
      "--disable-dev-shm-usage", "--user-data-dir=\(path)/profile", "--window-size=\(width),\(height)",
      "--force-device-scale-factor=\(scale)", "--screenshot=\(path)/\(Self.picture)",
    ]
    // Chromium refuses to start its sandbox as root, which is common in containers. The document is Petri's own and has
    // no scripts.
    let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
    return usual + sandbox + [URL(fileURLWithPath: "\(path)/\(Self.document)").absoluteString]
  }

  func png(limit: Int) -> [UInt8]? { try? folder.read(Self.picture, limit: limit) }
}
