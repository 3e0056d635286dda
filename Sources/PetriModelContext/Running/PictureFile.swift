import Foundation

/// A file for a picture that a command writes, in the system's temporary folder.
struct PictureFile {
  let path: String

  init() { path = FileManager.default.temporaryDirectory.appendingPathComponent("petri-\(UUID().uuidString).png").path }

  /// The picture in base64; the file is gone then. `nil` where there is none.
  func take() -> String? {
    let url = URL(fileURLWithPath: path)
    defer { try? FileManager.default.removeItem(at: url) }
    return (try? Data(contentsOf: url))?.base64EncodedString()
  }
}
