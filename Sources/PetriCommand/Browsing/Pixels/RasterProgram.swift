import PetriTerminal

/// The programs that make a picture of pixels: librsvg's `rsvg-convert` or `resvg`, whichever is found first, makes PNG of SVG, and
/// libsixel's `img2sixel` makes sixels of that.
///
/// They are kept apart from Petri, which is built and runs without any.
struct RasterProgram: Sendable, Hashable {
  /// The programs that make PNG.
  enum Kind: String, CaseIterable, Sendable {
    case librsvg = "rsvg-convert"
    case resvg
  }

  let kind: Kind
  /// Where it is.
  let path: String
  /// Where the one for sixels is; `nil` if there is none.
  let sixels: String?

  /// The message if one is missing that a protocol needs.
  static func hint(for kind: GraphicsProtocol) -> String {
    let sixels = kind == .sixel ? ", and img2sixel (libsixel-bin on Debian, libsixel with Homebrew)" : ""
    return
      "pictures are of cells: for pixels install rsvg-convert (librsvg2-bin on Debian, librsvg with Homebrew) or resvg\(sixels)"
  }

  /// The installed program, in the folders of `PATH`.
  static func installed(path: String) -> RasterProgram? {
    let programs = InstalledPrograms(path: path)
    for kind in Kind.allCases {
      guard let file = programs.file(named: kind.rawValue) else { continue }
      return RasterProgram(kind: kind, path: file, sixels: programs.file(named: "img2sixel"))
    }
    return nil
  }

  /// The arguments that it is started with, its own name first: SVG comes in, PNG of so many pixels goes out.
  func arguments(width: Int, height: Int) -> [String] {
    switch kind {
    case .librsvg: [path, "--format=png", "--width=\(width)", "--height=\(height)"]
    case .resvg: [path, "--width", "\(width)", "--height", "\(height)", "-", "-c"]
    }
  }
}
