/// A page of the gallery: the frame that all have.
struct Page {
  /// The title.
  let title: String
  /// The way to the gallery's folder from the page's: "" or "../".
  let root: String
  /// The page's kind, which the style and the script depend on.
  let kind: Kind
  /// The content, as markup.
  let body: String
  /// The number of the writing that the page is of, where it is shown anew after the next one.
  var stamp: Int?
  /// Whether the scripts are loaded.
  var hasScript = true
  /// Whether the style and the pictures are part of the page, which has no script.
  var isOneFile = false

  /// A kind of page, by its word for the style.
  enum Kind: String {
    case index, prototype, map = "mapped", screen, changes, checks

    /// The scripts of such pages, besides the one of all.
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

  /// Nothing is fetched from elsewhere, and no text of a page runs: the script is a file of the gallery's own.
  private static let policy =
    "default-src 'none'; img-src 'self' file:; style-src 'self' file:; script-src 'self' file:; base-uri 'none'; form-action 'none'"

  private static let policyOfOneFile =
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  /// The style and the script, as markup.
  private var assets: String {
    if isOneFile { return "<style>\n\(String(decoding: PackageResources.gallery_css, as: UTF8.self))</style>" }
    let watch = stamp.map { "\n<script defer src=\"\(root)watch.js\" data-stamp=\"\($0)\"></script>" } ?? ""
    let scripts = hasScript ? ["gallery.js"] + kind.scripts : []
    return "<link rel=\"stylesheet\" href=\"\(root)gallery.css\">"
      + scripts.map { "\n<script defer src=\"\(root)\($0)\"></script>" }.joined() + watch
  }

  /// The document, with its final newline.
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
