/// Changes a colour.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static let grayscale = UIConfigurationColorTransformer { color in
    let gray = 0.299 * color.light.red + 0.587 * color.light.green + 0.114 * color.light.blue
    return UIColor(white: gray, alpha: color.light.alpha)
  }
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
}
