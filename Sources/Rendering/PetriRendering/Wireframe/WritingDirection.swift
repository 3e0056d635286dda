/// The direction of writing: keeps the columns of a drawing in their places where its texts read from right to left.
///
/// A viewer that knows the bidirectional algorithm (Unicode Annex 9) turns what is between two Arabic texts of a
/// line round, frames included. An invisible left-to-right mark at the line's start and after each such text tells it
/// where one ends; terminals give it no column.
enum WritingDirection {
  /// A line with its marks; itself where nothing reads from right to left.
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
      // One blank may be within a text; more, or a part of a drawing, are not.
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

  /// Whether a text begins with a letter that is written from right to left, marks and digits aside.
  static func isRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.first { $0.properties.isAlphabetic }.map(isRightToLeft) ?? false
  }

  private static let mark = "\u{200E}"

  private static func isDrawing(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x25FF).contains(scalar.value) || "[](){}‹›╼╾".unicodeScalars.contains(scalar)
  }

  /// Letters of the scripts that are written from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.generalCategory != .nonspacingMark
    default: false
    }
  }
}
