import PetriText

/// A text with marked characters, such as matches.
struct MarkedText {
  private(set) var characters: [(text: Character, isMarked: Bool)]

  var isEmpty: Bool { characters.isEmpty }
  var hasMarks: Bool { characters.contains(where: \.isMarked) }

  init(_ text: String, marks: Set<Int> = [], from first: Int = 0) {
    var index = first
    characters = text.map { character in
      let range = index..<(index + character.unicodeScalars.count)
      index = range.upperBound
      return (character, !marks.isEmpty && range.contains { marks.contains($0) })
    }
  }

  /// Joins texts with spaces.
  init(joining texts: [MarkedText]) {
    characters = texts.enumerated().flatMap { index, text in
      (index > 0 ? [(text: " " as Character, isMarked: false)] : []) + text.characters
    }
  }

  /// The part that fits a width, with the first mark and some text before it.
  func around(columns: Int) -> MarkedText {
    guard let mark = characters.firstIndex(where: \.isMarked), MarkedText.width(of: characters) > columns else {
      return self
    }
    let wanted = MarkedText.width(of: characters[...mark])
    guard wanted > columns * 2 / 3 else { return self }
    var part = self
    var start = mark
    var room = columns / 3
    while start > 0, room > 0 {
      start -= 1
      room -= DisplayWidth.columns(of: characters[start].text)
    }
    part.characters.removeSubrange(..<start)
    part.characters.insert(("…", false), at: 0)
    return part
  }

  private static func width(of characters: some Sequence<(text: Character, isMarked: Bool)>) -> Int {
    characters.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
  }
}

extension Canvas {
  @discardableResult
  mutating func put(_ text: MarkedText, x: Int, y: Int, style: CellStyle, columns: Int) -> Int {
    var end = x
    for (index, character) in text.characters.enumerated() {
      let width = DisplayWidth.columns(of: character.text)
      let isLast = index + 1 == text.characters.count
      guard end + width + (isLast ? 0 : 1) <= x + columns else {
        return end - x + (columns > 0 ? put("…", x: end, y: y, style: style) : 0)
      }
      end += put(String(character.text), x: end, y: y, style: character.isMarked ? .match : style)
    }
    return end - x
  }
}

extension BrowserEntry {
  /// The parts of an entry's row with matches; a part that repeats another is empty.
  struct Parts {
    let name: MarkedText
    let title: MarkedText
    let tags: MarkedText
    /// The group if it has a match, because the list doesn't show it.
    let reason: SearchReason?

    /// Whether there is a match besides the name.
    var hasMarksBesideName: Bool { title.hasMarks || tags.hasMarks }
  }

  private func tags(marked marks: Set<Int>, from first: Int) -> MarkedText {
    let own = ownTags
    var index = first
    var shown: [MarkedText] = []
    for tag in tags {
      if own.contains(tag) { shown.append(MarkedText("#\(tag)", marks: marks, from: index)) }
      index += tag.unicodeScalars.count + 2
    }
    return MarkedText(joining: shown)
  }

  func parts(marked marks: Set<Int>) -> Parts {
    let titleStart = name.unicodeScalars.count + 1
    let groupStart = titleStart + title.unicodeScalars.count + 1
    let path = group.joined(separator: " ")
    let groupEnd = groupStart + path.unicodeScalars.count
    let isInGroup = !group.isEmpty && marks.contains { $0 >= groupStart && $0 < groupEnd }
    return Parts(
      name: MarkedText(name, marks: marks),
      title: ownTitle.map { MarkedText($0, marks: marks, from: titleStart) } ?? MarkedText(""),
      tags: tags(marked: marks, from: group.isEmpty ? groupStart : groupEnd + 1),
      reason: isInGroup
        ? SearchReason(
          kind: .list,
          text: group.joined(separator: "/"),
          marks: marks.filter { $0 >= groupStart && $0 < groupEnd }.map { $0 - groupStart }.sorted()
        ) : nil
    )
  }
}
