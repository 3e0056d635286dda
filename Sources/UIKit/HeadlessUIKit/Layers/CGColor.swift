public import Foundation

/// An sRGB colour: Core Graphics' class, which Foundation lacks on Linux.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  public let components: [CGFloat]?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  public convenience init(
    genericCMYKCyan cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    let parts = [cyan, magenta, yellow].map { (1 - $0) * (1 - black) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { components?.last ?? 1 }

  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components else { return nil }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }

  public var description: String {
    "<CGColor (\((components ?? []).map(shortNumber).joined(separator: " ")))>"
  }
}

extension UIColor {
  @preconcurrency @MainActor
  public var cgColor: CGColor { color(in: UITraitCollection.current) }

  func color(in traits: UITraitCollection) -> CGColor {
    let components = resolvedColor(with: traits).light
    return CGColor(
      red: components.red,
      green: components.green,
      blue: components.blue,
      alpha: components.alpha
    )
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
