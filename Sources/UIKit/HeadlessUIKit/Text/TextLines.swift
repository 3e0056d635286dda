/// A text broken into lines.
struct TextLines {
  var lines: [TextLine] = []
  var isTruncated = false
}

/// A line and its width in hundred-thousandths of an em.
struct TextLine {
  var text: String
  var units: Int
}
