import Foundation
import PetriText

/// HTML fragments in which text from outside is escaped.
enum Markup {
  /// Text on one line, as content or as an attribute's value.
  static func text(_ text: String) -> String { XMLText.escaped(text.cleaned) }

  /// Text on several lines.
  static func lines(_ text: String) -> String { XMLText.escaped(TextCleaning.block.clean(text)) }

  /// A name, isolated so that it keeps its own writing direction.
  static func code(_ text: String) -> String { "<code><bdi>\(self.text(text))</bdi></code>" }

  /// A lazily loaded picture.
  static func image(_ picture: GalleryPicture, alt: String, root: String, id: String? = nil, width: Double? = nil)
    -> String
  {
    let scale = width.map { $0 / max(1, picture.width) } ?? 1
    let size = [("width", picture.width * scale), ("height", picture.height * scale)]
      .map { " \($0)=\"\(Int($1.rounded()))\"" }.joined()
    return "<img\(id.map { " id=\"\($0)\"" } ?? "") loading=\"lazy\" decoding=\"async\""
      + " src=\"\(root)\(picture.path)\"\(size) alt=\"\(text(alt))\">"
  }

  /// JSON for a script, in a block that browsers don't run and whose content can't end it.
  static func data(_ value: some Encodable) throws -> String {
    "<script type=\"application/json\" id=\"data\">\(try json(value))</script>\n"
  }

  /// JSON that HTML and JavaScript read the same way.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
      .replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }

  /// The path of a screen's page in the gallery.
  ///
  /// Names of screens are letters, digits and dashes; anything else is dropped, so that no name leads out of the
  /// folder.
  static func page(of screen: String) -> String {
    let safe = screen.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return "screens/\(safe.isEmpty ? Fingerprint.text(of: screen.utf8) : isDevice(safe) ? "\(safe)_" : safe).html"
  }

  /// Whether Windows reserves this file name for a device, whatever its extension.
  private static func isDevice(_ name: String) -> Bool { name.count < 5 && devices.contains(name.lowercased()) }

  private static let devices = Set(
    ["con", "prn", "aux", "nul"] + ["com", "lpt"].flatMap { name in (0...9).map { "\(name)\($0)" } }
  )
}
