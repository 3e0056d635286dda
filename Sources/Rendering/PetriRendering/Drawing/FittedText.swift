import PetriUIKit

/// Fits texts into a given width.
@MainActor
enum FittedText {
  /// The smallest legible font size, in points.
  private static let smallest: CGFloat = 6

  /// A text, truncated with an ellipsis if it is wider than the room, and its width in points.
  static func fitted(_ text: String, font: UIFont, room: CGFloat) -> (text: String, width: CGFloat) {
    let width = width(of: text, font)
    guard width > room else { return (text, width) }
    let characters = Array(text)
    // Finds the largest number of characters that fit together with the ellipsis.
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if self.width(of: String(characters[..<middle]) + "…", font) <= room { low = middle } else { high = middle - 1 }
    }
    guard low > 0 else { return (text, max(1, room)) }
    let cut = String(characters[..<low]) + "…"
    return (cut, self.width(of: cut, font))
  }

  /// The largest font in which a text fits; `nil` if it would be illegible.
  static func font(for text: String, within room: CGSize, largest: CGFloat) -> UIFont? {
    let size = size(of: text, within: room, largest: largest)
    return size < smallest ? nil : .systemFont(ofSize: size)
  }

  /// The largest size of the system font in which a text fits, in points.
  static func size(of text: String, within room: CGSize, largest: CGFloat) -> CGFloat {
    let width = width(of: text, .systemFont(ofSize: largest))
    return min(largest, width > 0 ? largest * room.width / width : largest, room.height)
  }

  /// Wraps a text at spaces.
  static func lines(_ text: String, font: UIFont, room: CGFloat) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [String] in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if line.isEmpty || width(of: longer, font) <= room {
          line = longer
        } else {
          lines.append(line)
          line = String(word)
        }
      }
      return lines + [line]
    }
  }

  static func width(of text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
}
