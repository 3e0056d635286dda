extension String {
  /// The text before the first full stop with a blank or nothing behind it: there are others in names of files.
  public var firstSentence: String {
    if let end = firstRange(of: ". ") { return String(self[..<end.lowerBound]) }
    return hasSuffix(".") ? String(dropLast()) : self
  }
}
