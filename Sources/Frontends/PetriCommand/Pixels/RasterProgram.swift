import PetriBrowser

/// An external program that rasterizes SVG, optionally with libsixel's `img2sixel` for sixels.
///
/// Petri doesn't link against any of them; they are optional at run time.
struct RasterProgram: Sendable, Hashable {
  /// The supported programs, best first. Browsers and resvg support `textLength`, which gives texts the width computed
  /// by layout. Inkscape 1.2 needs `xlink:href` for symbols, and ImageMagick ignores masks and texts.
  enum Kind: String, CaseIterable, Sendable {
    case resvg
    case chromium
    case chrome = "google-chrome"
    case librsvg = "rsvg-convert"

    /// The programs fast enough for interactive use.
    static let fast: [Kind] = [.librsvg, .resvg]

    /// Whether the program is a browser, which writes to a file instead of standard output.
    var isBrowser: Bool { self == .chromium || self == .chrome }
  }

  let kind: Kind
  let path: String
  /// The path of `img2sixel`; `nil` if it isn't installed.
  let sixels: String?

  static func hint(for kind: GraphicsProtocol) -> String {
    let sixels = kind == .sixel ? ", and img2sixel (libsixel-bin on Debian, libsixel with Homebrew)" : ""
    return
      "pictures are of cells: for pixels install rsvg-convert (librsvg2-bin on Debian, librsvg with Homebrew) or resvg\(sixels)"
  }

  static func installed(_ kinds: [Kind], path: String) -> [RasterProgram] {
    let programs = InstalledPrograms(path: path)
    return kinds.compactMap { kind in
      programs.file(named: kind.rawValue).map {
        RasterProgram(kind: kind, path: $0, sixels: programs.file(named: "img2sixel"))
      }
    }
  }

  /// The command line that reads SVG from standard input and writes PNG to standard output. For browsers, see
  /// ``RasterFolder``.
  func arguments(width: Int, height: Int) -> [String] {
    switch kind {
    case .librsvg: [path, "--format=png", "--width=\(width)", "--height=\(height)"]
    case .resvg: [path, "--width", "\(width)", "--height", "\(height)", "-", "-c"]
    case .chromium, .chrome: [path]
    }
  }
}
