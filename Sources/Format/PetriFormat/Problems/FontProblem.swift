package import OpenType
import PetriDiagnostics
import PetriYAML

package enum FontProblem: Problem {
  case noneFound(String)
  case unreadable(FontFileError)
  /// With the number of other fonts of the folder that are also in the other one.
  case twice(String, first: String, others: Int)

  package var wording: Wording {
    switch self {
    case .noneFound(let path): Wording(.missingFile, "no font (.ttf, .otf, .ttc, .otc) in '\(path)'")
    case .unreadable(.notAFont): Wording(.badFont, "the file isn't an OpenType or TrueType font")
    case .unreadable(.webFont):
      Wording(.badFont, "the file is a font for web pages (WOFF); name the .ttf or .otf that the app has")
    case .unreadable(.missingTable(let name)): Wording(.badFont, "the font has no table '\(name)'")
    case .unreadable(.malformedTable(let name)): Wording(.badFont, "the font's table '\(name)' is damaged")
    case .unreadable(.tooManyFonts(let limit)):
      Wording(.limitExceeded, "the catalogue has too many fonts; the limit 'fonts' is \(limit)")
    case .unreadable(.tooManyEntries(let limit)):
      Wording(
        .limitExceeded,
        "the catalogue's fonts have too many characters and table entries; the limit 'fontEntries' is \(limit)"
      )
    case .twice(let name, let first, let others):
      Wording(
        .badFont,
        "the font '\(name)' is in '\(first)' too"
          + (others == 0 ? "" : ", and \(others) other \(others == 1 ? "font" : "fonts") of this folder in that folder")
      )
    }
  }
}
