import PetriDiagnostics

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
