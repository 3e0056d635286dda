package import OpenType
import PetriDiagnostics
import PetriYAML

package enum AssetProblem: Problem {
  case malformed(String)
  case noneFound(String)
  case doubledAppearance(String)
  case doubledSet(String, first: String)

  package var wording: Wording {
    switch self {
    case .malformed(let message): Wording(.badAssets, message)
    case .doubledAppearance(let name):
      Wording(
        .badAssets,
        "the colour set '\(name)' has two colours for one appearance; the first counts",
        "remove one of them",
        severity: .warning
      )
    case .doubledSet(let name, let first):
      Wording(
        .badAssets,
        "the colour '\(name)' is defined twice; the one in '\(first)' counts",
        "rename one of them, or let their folders provide namespaces",
        severity: .warning
      )
    case .noneFound(let path):
      Wording(.missingFile, "no colour set (.colorset) or image set (.imageset) of an asset catalogue in '\(path)'")
    }
  }
}

package enum FontProblem: Problem {
  case noneFound(String)
  case unreadable(FontFileError)
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

/// A problem with an image. The catalogue still works: an image that can't be drawn is a box with its name.
package enum ImageProblem: Problem {
  case noneFound(String)
  case malformedSet(String)
  case missingFile(String, set: String)
  case unreadable(reason: String)
  case unknownKind
  case tooLarge(limit: Int)
  case tooMuch(limit: Int)
  case twice(String, first: String)

  package var wording: Wording {
    switch self {
    case .noneFound(let path):
      Wording(.missingFile, "no image (.png, .jpg, .jpeg, .gif, .svg, .pdf) in '\(path)'")
    case .malformedSet(let message): Wording(.badAssets, message)
    case .missingFile(let file, let set):
      warning("the image set '\(set)' has no file '\(file)'", "add the file, or remove its entry from Contents.json")
    case .unreadable(let reason): warning("the image can't be read: \(reason)", nil)
    case .unknownKind:
      warning("the file isn't a PNG, JPEG, GIF, SVG or PDF image of a known size", "export the image again")
    case .tooLarge(let limit):
      warning("the image has more than \(limit) bytes, so its name is shown in a box", "make it smaller")
    case .tooMuch(let limit):
      warning(
        "the images have more than \(limit) bytes together, so from here on their names are shown in boxes",
        "make them smaller, or name fewer in 'images' and 'assets'"
      )
    case .twice(let name, let first):
      warning("the image '\(name)' is in '\(first)' too, which counts", "rename one of them")
    }
  }

  private func warning(_ message: String, _ help: String?) -> Wording {
    help.map { Wording(.badImage, message, $0, severity: .warning) } ?? Wording(.badImage, message, severity: .warning)
  }
}
