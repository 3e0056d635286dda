import Foundation
import PetriText

/// How a cell looked and looks, beside each other; once, where it looks the same.
struct HTMLPictures {
  /// The caption.
  let title: String
  /// The markup.
  let text: String
  /// Whether there is nothing to compare.
  let isSame: Bool

  /// Makes the pictures of an edit's first cell; `nil` where there is none.
  init?(_ change: ScreenChange) {
    guard change.before != nil || change.after != nil else { return nil }
    isSame = change.looksTheSame
    title = isSame ? "looks the same" : "before and now"
    let sides = isSame ? [("before and now", change.after)] : [("before", change.before), ("now", change.after)]
    let figures = sides.map { name, picture in
      "<figure>\n<figcaption>\(name)</figcaption>\n\(HTMLPictures.markup(of: picture, name))</figure>\n"
    }
    text = "<div class=\"pair\">\n\(figures.joined())</div>\n"
  }

  private static func markup(of picture: CellPicture?, _ name: String) -> String {
    guard let picture else { return "<p>It wasn't there, or can't be composed.</p>\n" }
    guard let drawing = picture.drawing else {
      return HTMLText.block(XMLText.escaped(TextCleaning.block.clean(picture.wireframe)), label: name)
    }
    // The obstacles for VoiceOver are below an element, indented.
    let spoken = picture.speech.split(separator: "\n").filter { !$0.hasPrefix(" ") }.joined(separator: "; ")
    let data = Data(drawing.utf8).base64EncodedString()
    return "<img loading=\"lazy\" alt=\"\(HTMLText.escaped("The screen \(name): \(spoken)"))\" "
      + "src=\"data:image/svg+xml;base64,\(data)\">\n"
  }
}
