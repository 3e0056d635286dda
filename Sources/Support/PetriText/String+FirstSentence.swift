extension String {
  /// The text up to the first full stop that is followed by a blank or the end, as file names contain others.
  public var firstSentence: String {
    if let end = firstRange(of: ". ") { return String(self[..<end.lowerBound]) }
    return hasSuffix(".") ? String(dropLast()) : self
  }
}
