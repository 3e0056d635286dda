public import Foundation

extension NSAttributedString {
  var firstFont: UIFont? {
    length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
  }

  func first<Value>(_ key: NSAttributedString.Key, as type: Value.Type) -> Value? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }

  public func size() -> CGSize { measured(width: nil) }

  private func measured(width: CGFloat?) -> CGSize {
    guard length > 0 else { return .zero }
    let runs = TextRuns(self, font: .unset)
    guard runs.hasSeveralFonts else { return string.measured(firstFont, width: width) }
    return runs.size(width: width, byCharacter: false, limit: 0)
  }

  /// Measures a single line unless the options include `usesLineFragmentOrigin`.
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

/// The options and results of measuring text.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
}

/// Options for measuring text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
