/// A character of a text in several fonts.
struct FontCluster: TextCluster {
  let character: Character
  /// Which of the text's runs it is in.
  let run: Int
  /// Its width in thousandths of an em of the font that the text is measured by.
  let units: Int

  var isSpace: Bool { character.isSpace }
  var isHyphen: Bool { character.isHyphen }
  var isWide: Bool { character.isWide }
  var endsParagraph: Bool { character.endsParagraph }
  func units(by measure: TextMeasure) -> Int { units }
}
