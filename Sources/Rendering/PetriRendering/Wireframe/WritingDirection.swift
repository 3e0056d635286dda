/// Keeps the columns of a wireframe in order if it contains right-to-left text.
///
/// A viewer that implements the bidirectional algorithm (Unicode Annex 9) reverses everything between two Arabic texts
/// of a line, including frames. Invisible left-to-right marks at the start of the line and after each such text prevent
/// this. They have no width in a terminal.
enum WritingDirection {
  /// Inserts left-to-right marks into a line; a line without right-to-left text is unchanged.
  static func straightened(_ line: String) -> String {
    guard line.unicodeScalars.contains(where: isRightToLeft) else { return line }
    var result = mark
    var blanks = ""
    var isInside = false
    for scalar in line.unicodeScalars {
      if scalar == " ", isInside {
        blanks.unicodeScalars.append(scalar)
        continue
      }
      // A single space may be within a text; several spaces or a box-drawing character end it.
      if isInside, blanks.count > 1 || isDrawing(scalar) {
        result += mark
        isInside = false
      }
      result += blanks
      blanks = ""
      result.unicodeScalars.append(scalar)
      if isRightToLeft(scalar) { isInside = true }
    }
    return result + blanks
  }

  /// Whether the first letter of a text is written from right to left; ignores marks and digits.
  static func isRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.first { $0.properties.isAlphabetic }.map(isRightToLeft) ?? false
  }

  private static let mark = "\u{200E}"

  private static func isDrawing(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x25FF).contains(scalar.value) || "[](){}‹›╼╾".unicodeScalars.contains(scalar)
  }

  /// Whether a code point is a letter of a right-to-left script.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.generalCategory != .nonspacingMark
    default: false
    }
  }
}
