/// A character of a text in several fonts.
struct FontCluster: TextCluster {
  let character: Character
  /// Which of the text's runs it is in.
  let run: Int
  /// Its width in hundred-thousandths of an em of the font that the text is measured by.
  let units: Int
  /// How much nearer or farther it is set to the one before it, where that has the same font.
  let kerning: Int

  var isSpace: Bool { character.isSpace }
  var isHyphen: Bool { character.isHyphen }
  var isWide: Bool { character.isWide }
  var endsParagraph: Bool { character.endsParagraph }
  func units(by measure: TextMeasure) -> Int { units }
  func kerning(after last: FontCluster, by measure: TextMeasure) -> Int { kerning }
}
