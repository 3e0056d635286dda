import PetriText
import PetriUIKit

/// Writes elements of SVG, a line each; whatever is written is text and never markup.
struct SVGWriter {
  private(set) var lines: [String] = []

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    lines.append("<\(name)\(SVGWriter.text(of: attributes))/>")
  }

  /// Writes an element with a text.
  mutating func element(_ name: String, _ attributes: [(String, String)], text: String) {
    lines.append("<\(name)\(SVGWriter.text(of: attributes))>\(XMLText.escaped(text.cleaned))</\(name)>")
  }

  /// Begins an element that others are in.
  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    lines.append("<\(name)\(SVGWriter.text(of: attributes))>")
  }

  /// Ends it.
  mutating func close(_ name: String) {
    lines.append("</\(name)>")
  }

  private static func text(of attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(XMLText.escaped($0.1.cleaned))\"" }.joined()
  }
}

extension CGRect {
  /// Place and size as attributes; SVG knows no infinity.
  var svg: [(String, String)] {
    [("x", minX), ("y", minY), ("width", width), ("height", height)].map { name, value in
      (name, Number.text(value.isFinite ? value : 0))
    }
  }
}
