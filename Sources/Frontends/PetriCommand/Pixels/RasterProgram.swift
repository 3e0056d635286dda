import PetriBrowser

/// A program that makes a picture of pixels, and the one that makes sixels of that: libsixel's `img2sixel`.
///
/// They are kept apart from Petri, which is built and runs without any.
struct RasterProgram: Sendable, Hashable {
  /// The programs that make PNG of SVG, those first whose pictures are best: browsers and resvg know `textLength`, and make texts as wide as
  /// layout has them. Inkscape 1.2 leaves out symbols, which need `xlink:href` there, and ImageMagick masks and texts.
  enum Kind: String, CaseIterable, Sendable {
    case resvg
    case chromium
    case chrome = "google-chrome"
    case librsvg = "rsvg-convert"

    /// Those that are fast enough for a picture of a terminal, which has few pixels.
    static let fast: [Kind] = [.librsvg, .resvg]

    /// Whether it writes a file, and starts as a browser does.
    var isBrowser: Bool { self == .chromium || self == .chrome }
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

  /// The programs of some kinds that are installed in the folders of `PATH`, in the order of the kinds.
  static func installed(_ kinds: [Kind], path: String) -> [RasterProgram] {
    let programs = InstalledPrograms(path: path)
    return kinds.compactMap { kind in
      programs.file(named: kind.rawValue).map {
        RasterProgram(kind: kind, path: $0, sixels: programs.file(named: "img2sixel"))
      }
    }
  }

  /// The arguments that it is started with, its own name first: SVG comes in, PNG of so many pixels goes out.
  ///
  /// A browser takes and writes files; see ``RasterFolder``.
  func arguments(width: Int, height: Int) -> [String] {
    switch kind {
    case .librsvg: [path, "--format=png", "--width=\(width)", "--height=\(height)"]
    case .resvg: [path, "--width", "\(width)", "--height", "\(height)", "-", "-c"]
    case .chromium, .chrome: [path]
    }
  }
}
