import PetriSnapshots
import PetriText

/// Compares the images of a screen: side by side, overlaid, as a difference, or with a slider.
///
/// The mode is selected by radio buttons, so that no script is needed.
struct ComparisonMarkup {
  let number: Int
  let change: ScreenChange
  let marks: [ChangedViews.Mark]
  let assets: ChangeAssets

  private static let modes = [("side", "Beside"), ("over", "Overlay"), ("blend", "Difference"), ("slide", "Slider")]
  /// The number of steps of the slider.
  private static let stops = 10

  var text: String {
    guard change.before != nil || change.after != nil else { return "" }
    guard change.before != nil, change.after != nil, !change.looksTheSame, change.before?.drawing != nil else {
      let isSame = change.looksTheSame && change.before != nil
      let picture = change.after ?? change.before
      let caption = isSame ? "Looks the same" : change.after == nil ? "Before; it can’t be shown now" : "Now"
      return "<div class=\"compare\">\n<div class=\"pair one\">\n"
        + (picture.map { Self.figure($0, "now", caption, [], assets) } ?? "") + "</div>\n</div>\n"
    }
    var text = "<fieldset class=\"compare\">\n<legend class=\"hidden\">How to compare</legend>\n"
    for (index, mode) in Self.modes.enumerated() {
      text += radio("mode", mode.0, isOn: index == 0) + "<label for=\"\(id("mode", mode.0))\">\(mode.1)</label>\n"
    }
    if !marks.isEmpty {
      text += "<input type=\"checkbox\" class=\"outlines\" id=\"\(id("outlines", ""))\" checked>"
      text += "<label class=\"switch\" for=\"\(id("outlines", ""))\">Outlines</label>\n"
      text += "<input type=\"checkbox\" class=\"tints\" id=\"\(id("tints", ""))\">"
      text += "<label class=\"switch\" for=\"\(id("tints", ""))\">Tints</label>\n"
    }
    for stop in 0...Self.stops {
      let percent = stop * 100 / Self.stops
      text += radio("stop", "\(stop)", isOn: stop == Self.stops / 2, label: "Before up to \(percent) %")
    }
    text += "\n<div class=\"pair\">\n"
    for (picture, word, name) in [(change.before, "before", "Before"), (change.after, "now", "Now")] {
      guard let picture else { continue }
      text += Self.figure(picture, word, name, outlines(word), assets)
    }
    return text + "</div>\n</fieldset>\n"
  }

  private func id(_ group: String, _ name: String) -> String { "\(group)-\(number)\(name.isEmpty ? "" : "-\(name)")" }

  private func radio(_ group: String, _ name: String, isOn: Bool, label: String? = nil) -> String {
    "<input type=\"radio\" class=\"\(group) \(group)-\(name)\" name=\"\(group)-\(number)\" id=\"\(id(group, name))\""
      + (label.map { " aria-label=\"\($0)\"" } ?? "") + "\(isOn ? " checked" : "")>"
  }

  private func outlines(_ side: String) -> [(kind: String, frame: [Double])] {
    marks.compactMap { mark in
      (side == "before" ? mark.before : mark.after).map { (mark.kind.rawValue, $0) }
    }
  }

  /// Thumbnails of a rendering before and after, side by side.
  ///
  /// - Parameter name: the caption, as HTML.
  static func small(_ look: ScreenChange.Look, name: String, _ assets: ChangeAssets) -> String {
    let pictures = [("Before", look.before), ("Now", look.after)].map { words, picture -> String in
      guard let picture, let drawing = picture.drawing, picture.width > 0 else { return "<span>–</span>" }
      let (width, height) = (124, Int((picture.height * 124 / picture.width).rounded()))
      return "<img loading=\"lazy\" decoding=\"async\" src=\"\(assets.source(of: drawing))\" width=\"\(width)\""
        + " height=\"\(height)\" alt=\"\(words)\">"
    }
    return "<figure>\n<div class=\"set\">\n\(pictures.joined(separator: "\n"))\n</div>\n"
      + "<figcaption>\(name)</figcaption>\n</figure>\n"
  }

  /// An image with the outlines of changed views.
  static func figure(
    _ picture: CellPicture,
    _ word: String,
    _ caption: String,
    _ outlines: [(kind: String, frame: [Double])],
    _ assets: ChangeAssets
  ) -> String {
    var text = "<figure class=\"\(word)\">\n<figcaption>\(caption)</figcaption>\n"
    guard let drawing = picture.drawing, picture.width > 0, picture.height > 0 else {
      let frame = XMLText.escaped(TextCleaning.block.clean(picture.wireframe))
      return text + "<pre tabindex=\"0\" role=\"group\" aria-label=\"\(caption)\">\(frame)</pre>\n</figure>\n"
    }
    // Accessibility problems are indented below their element.
    let spoken = picture.speech.split(separator: "\n").filter { !$0.hasPrefix(" ") }.joined(separator: "; ")
    let (width, height) = (Int(picture.width.rounded()), Int(picture.height.rounded()))
    text += "<div class=\"shot\(picture.width > 500 ? " tablet" : "")\"><img loading=\"lazy\" decoding=\"async\""
    text += " src=\"\(assets.source(of: drawing))\" width=\"\(width)\" height=\"\(height)\""
    text += " alt=\"\(Markup.text("\(caption): \(spoken)"))\">"
    if !outlines.isEmpty {
      text += "<svg class=\"marks\" viewBox=\"0 0 \(width) \(height)\" aria-hidden=\"true\">"
      for (kind, frame) in outlines where frame.count == 4 {
        text += "<rect class=\"\(kind)\" x=\"\(frame[0] - 2)\" y=\"\(frame[1] - 2)\""
        text += " width=\"\(max(0, frame[2]) + 4)\" height=\"\(max(0, frame[3]) + 4)\" rx=\"4\"/>"
      }
      text += "</svg>"
    }
    return text + "</div>\n</figure>\n"
  }
}
