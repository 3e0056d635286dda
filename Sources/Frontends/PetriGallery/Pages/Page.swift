/// The frame that all pages of the gallery share.
struct Page {
  let title: String
  /// The relative path of the gallery's folder: "" or "../".
  let root: String
  let kind: Kind
  /// The content as markup.
  let body: String
  /// The generation of the page, if it reloads itself when a new one is written.
  var stamp: Int?
  var hasScript = true
  /// Whether style and pictures are embedded; such a page has no script.
  var isOneFile = false

  /// The kind of a page, used as its CSS class.
  enum Kind: String {
    case index, prototype, map = "mapped", screen, changes, checks

    /// The scripts of this kind, besides the shared one.
    var scripts: [String] {
      switch self {
      case .index: ["search.js", "cards.js", "index.js"]
      case .prototype, .screen: ["stage.js"]
      case .map: ["map.js"]
      case .changes: ["changes.js"]
      case .checks: []
      }
    }
  }

  /// Nothing is fetched from elsewhere, and scripts come only from the gallery's own files.
  private static let policy =
    "default-src 'none'; img-src 'self' file:; style-src 'self' file:; script-src 'self' file:; base-uri 'none'; form-action 'none'"

  private static let policyOfOneFile =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  /// The links to style and scripts, or the embedded style.
  private var assets: String {
    if isOneFile { return "<style>\n\(String(decoding: PackageResources.gallery_css, as: UTF8.self))</style>" }
    let watch = stamp.map { "\n<script defer src=\"\(root)watch.js\" data-stamp=\"\($0)\"></script>" } ?? ""
    let scripts = hasScript ? ["gallery.js"] + kind.scripts : []
    return "<link rel=\"stylesheet\" href=\"\(root)gallery.css\">"
      + scripts.map { "\n<script defer src=\"\(root)\($0)\"></script>" }.joined() + watch
  }

  /// The document with its final newline.
  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(isOneFile ? Page.policyOfOneFile : Page.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(Markup.text(title))</title>
    \(assets)
    </head>
    <body class="\(kind.rawValue)">
    <a class="skip" href="#main">Skip to the content</a>
    \(body)</body>
    </html>

    """
  }
}
