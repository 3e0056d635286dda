public import Foundation

/// A plain colour of red, green, blue and opacity: Core Graphics' class, which Foundation lacks here.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
  /// Red, green, blue and opacity from 0 to 1.
  public let components: [CGFloat]?

  /// A colour of red, green, blue and opacity, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// A colour of red, green, blue and opacity, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A grey.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// A colour of inks, each from 0 to 1, as plain red, green and blue.
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

  /// How many components there are: 4.
  public var numberOfComponents: Int { 4 }

  /// The opacity.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components else { return nil }
    return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Colours are equal when their components are.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }

  /// The components.
  public var description: String {
    "<CGColor (\((components ?? []).map(shortNumber).joined(separator: " ")))>"
  }
}
