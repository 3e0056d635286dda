import Foundation

extension UILabel {
  /// The lines of a text with attributes that are seen in the label's size, the last with an ellipsis where text is
  /// left out.
  func visibleLines(of runs: TextRuns) -> (lines: [TextRuns.Line], isCut: Bool) {
    var (lines, isCut) = runs.lines(width: lineRoom, byCharacter: breaksAnywhere, limit: numberOfLines)
    var height = TextRuns.height(of: lines)
    while lines.count > 1, height > bounds.height + 0.5 {
      height -= lines.removeLast().height + (lines.last?.leading ?? 0)
      isCut = true
    }
    if isCut, !lines.isEmpty { runs.cut(&lines[lines.count - 1], width: lineRoom) }
    return (lines, isCut)
  }

  /// The parts of those lines, in the middle of the label's height. They follow one another from the side where the
  /// text begins: that of its first letter, as UIKit has it, else that of the view.
  func visibleParts(of runs: TextRuns) -> [HeadlessRuntime.TextPart] {
    let lines = visibleLines(of: runs).lines
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isBackwards = text?.isRightToLeft ?? isMirrored
    var top = bounds.midY - TextRuns.height(of: lines) / 2
    return lines.flatMap { line -> [HeadlessRuntime.TextPart] in
      defer { top += line.height + line.leading }
      let width = runs.points(line.units)
      let left =
        switch textAlignment {
        case .center: bounds.midX - width / 2
        case .right: bounds.maxX - width
        case .natural where isMirrored: bounds.maxX - width
        default: bounds.minX
        }
      var start: CGFloat = 0
      return runs.parts(of: line).map { part in
        defer { start += part.width }
        let x = isBackwards ? left + width - start - part.width : left + start
        return HeadlessRuntime.TextPart(
          text: part.text,
          attributes: part.run.attributes,
          frame: CGRect(x: x, y: top, width: part.width, height: line.height),
          baseline: top + line.ascender
        )
      }
    }
  }
}

extension TextRuns {
  /// The parts of a line, each within one run.
  fileprivate func parts(of line: Line) -> [(run: Run, text: String, width: CGFloat)] {
    var parts: [(run: Int, text: String, units: Int)] = []
    for cluster in line.clusters {
      if parts.last?.run != cluster.run { parts.append((cluster.run, "", 0)) }
      let isFirst = parts.count == 1 && parts[0].text.isEmpty
      parts[parts.count - 1].text.append(cluster.character)
      parts[parts.count - 1].units += cluster.units + (isFirst ? 0 : cluster.kerning)
    }
    if line.isCut {
      if parts.isEmpty { parts.append((0, "", 0)) }
      parts[parts.count - 1].text += "…"
      parts[parts.count - 1].units += line.units - parts.reduce(0) { $0 + $1.units }
    }
    return parts.map { (runs[$0.run], $0.text, points($0.units)) }
  }
}

extension String {
  /// Whether its first letter is one of those that are written from right to left; `nil` where it has no letters.
  fileprivate var isRightToLeft: Bool? {
    guard let letter = unicodeScalars.first(where: \.properties.isAlphabetic) else { return nil }
    return switch letter.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
