import Foundation

/// A program that makes PNG of SVG: librsvg's `rsvg-convert`, or `resvg`, whichever is found first.
///
/// It is kept apart from Petri, which is built and runs without one.
struct RasterProgram: Sendable, Hashable {
  /// The programs that are known.
  enum Kind: String, CaseIterable, Sendable {
    case librsvg = "rsvg-convert"
    case resvg
  }

  let kind: Kind
  /// Where it is.
  let path: String

  /// What is said where there is none.
  static let hint =
    "pictures are of cells: for pixels install rsvg-convert (librsvg2-bin on Debian, librsvg with Homebrew) or resvg"

  /// The one that is installed, in the folders of `PATH` that are named from the root.
  static func installed(path: String) -> RasterProgram? {
    let folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
    for kind in Kind.allCases {
      for folder in folders {
        let path = "\(folder)/\(kind.rawValue)"
        var isFolder = ObjCBool(false)
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
          FileManager.default.isExecutableFile(atPath: path)
        {
          return RasterProgram(kind: kind, path: path)
        }
      }
    }
    return nil
  }

  /// What it is started with, its own name first: SVG comes in, PNG of so many pixels goes out.
  func arguments(width: Int, height: Int) -> [String] {
    switch kind {
    case .librsvg: [path, "--format=png", "--width=\(width)", "--height=\(height)"]
    case .resvg: [path, "--width", "\(width)", "--height", "\(height)", "-", "-c"]
    }
  }
}
