import Foundation
import PetriText

/// Pieces of pages. A text from outside is text in them and nothing else.
enum Markup {
  /// A text on one line, as content or as an attribute's value.
  static func text(_ text: String) -> String { XMLText.escaped(text.cleaned) }

  /// A text of several lines.
  static func lines(_ text: String) -> String { XMLText.escaped(TextCleaning.block.clean(text)) }

  /// A name that somebody wrote, which reads in its own direction.
  static func code(_ text: String) -> String { "<code><bdi>\(self.text(text))</bdi></code>" }

  /// A picture that loads when it is seen.
  static func image(_ picture: GalleryPicture, alt: String, root: String, id: String? = nil, width: Double? = nil)
    -> String
  {
    let scale = width.map { $0 / max(1, picture.width) } ?? 1
    let size = [("width", picture.width * scale), ("height", picture.height * scale)]
      .map { " \($0)=\"\(Int($1.rounded()))\"" }.joined()
    return "<img\(id.map { " id=\"\($0)\"" } ?? "") loading=\"lazy\" decoding=\"async\""
      + " src=\"\(root)\(picture.path)\"\(size) alt=\"\(text(alt))\">"
  }

  /// Data for the script: a block that browsers don't run, with nothing in it that could end it.
  static func data(_ value: some Encodable) throws -> String {
    "<script type=\"application/json\" id=\"data\">\(try json(value))</script>\n"
  }

  /// A value as JSON that HTML and JavaScript read as the same.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
      .replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }

  /// The file of a screen's page from the gallery's folder.
  ///
  /// Names of screens are letters, digits and dashes; whatever else comes is left out, so that no name leads out of the folder.
  static func page(of screen: String) -> String {
    let safe = screen.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return "screens/\(safe.isEmpty ? Fingerprint.text(of: screen.utf8) : isDevice(safe) ? "\(safe)_" : safe).html"
  }

  /// Whether Windows takes a file of this name for a device, whatever its extension is.
  private static func isDevice(_ name: String) -> Bool { name.count < 5 && devices.contains(name.lowercased()) }

  private static let devices = Set(
    ["con", "prn", "aux", "nul"] + ["com", "lpt"].flatMap { name in (0...9).map { "\(name)\($0)" } }
  )
}
