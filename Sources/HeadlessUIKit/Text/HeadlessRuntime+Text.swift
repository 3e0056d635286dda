extension HeadlessRuntime {
  /// The lines of a label's text that are seen in its size, the last with an ellipsis where text is cut.
  public static func visibleLines(of label: UILabel) -> (lines: [String], isCut: Bool) {
    let layout = label.visibleLines
    return (layout.lines.map(\.text), layout.isTruncated)
  }
}
