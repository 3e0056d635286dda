public import Foundation

extension NSAttributedString {
  /// The font of its first letter.
  var firstFont: UIFont? {
    length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
  }

  func first<Value>(_ key: NSAttributedString.Key, as type: Value.Type) -> Value? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }

  public func size() -> CGSize { measured(width: nil) }

  /// The size of all its letters, each in its font.
  private func measured(width: CGFloat?) -> CGSize {
    guard length > 0 else { return .zero }
    let runs = TextRuns(self, font: .unset)
    guard runs.hasSeveralFonts else { return string.measured(firstFont, width: width) }
    return runs.size(width: width, byCharacter: false, limit: 0)
  }

  /// The rectangle in a size, in points; in one line without `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : nil
    return CGRect(origin: .zero, size: measured(width: width))
  }
}

extension String {
  fileprivate func measured(_ font: UIFont?, width: CGFloat?) -> CGSize {
    guard !isEmpty else { return .zero }
    return TextMeasure(font: font ?? .unset).size(of: self, width: width)
  }

  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    measured(attrs?[.font] as? UIFont, width: nil)
  }

  /// The rectangle in a size with attributes, in points; in one line without `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) && size.width > 0 ? size.width : nil
    return CGRect(origin: .zero, size: measured(attributes?[.font] as? UIFont, width: width))
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
