public import Foundation

/// An imitated device: its name, screen size and insets in points.
public struct HeadlessDevice: Hashable, Sendable {
  /// The name in kebab case, such as `iphone-16` or `iphone-16-landscape`.
  public var name: String
  public var size: CGSize
  public var safeAreaInsets: UIEdgeInsets
  public var scale: CGFloat
  public var idiom: UIUserInterfaceIdiom

  public init(
    name: String,
    size: CGSize,
    safeAreaInsets: UIEdgeInsets,
    scale: CGFloat = 2,
    idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.name = name
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    self.idiom = idiom
  }

  public var isLandscape: Bool { size.width > size.height }

  /// The horizontal size class: compact on iPhones, except for the large ones in landscape.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    if idiom == .pad { return .regular }
    return isLandscape && size.height >= 414 ? .regular : .compact
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    idiom != .pad && isLandscape ? .compact : .regular
  }

  /// The device's traits: light style, default content size, left to right.
  public var traits: UITraitCollection {
    UITraitCollection(
      style: .light,
      category: .large,
      direction: .leftToRight,
      horizontal: horizontalSizeClass,
      vertical: verticalSizeClass,
      idiom: idiom,
      scale: scale
    )
  }

  public init?(named name: String) {
    guard let device = Self.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  public static let all: [HeadlessDevice] = upright.flatMap { [$0, $0.sideways] }

  public static let iPhone16 = phone("iphone-16", 393, 852, top: 59, bottom: 34)

  private static let upright: [HeadlessDevice] = [
    phone("iphone-se", 375, 667, top: 20, bottom: 0, scale: 2),
    phone("iphone-8", 375, 667, top: 20, bottom: 0, scale: 2),
    phone("iphone-x", 375, 812, top: 44, bottom: 34),
    phone("iphone-xr", 414, 896, top: 44, bottom: 34, scale: 2),
    phone("iphone-13-mini", 375, 812, top: 50, bottom: 34),
    iPhone16,
    phone("iphone-16-plus", 430, 932, top: 59, bottom: 34),
    phone("iphone-16-pro", 402, 874, top: 62, bottom: 34),
    phone("iphone-16-pro-max", 440, 956, top: 62, bottom: 34),
    pad("ipad", 810, 1080, top: 20, bottom: 0),
    pad("ipad-11", 834, 1194, top: 24, bottom: 20),
    pad("ipad-13", 1024, 1366, top: 24, bottom: 20),
  ]

  private static func phone(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat,
    bottom: CGFloat,
    scale: CGFloat = 3
  ) -> HeadlessDevice {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return HeadlessDevice(name: name, size: CGSize(width: width, height: height), safeAreaInsets: insets, scale: scale)
  }

  private static func pad(
    _ name: String,
    _ width: CGFloat,
    _ height: CGFloat,
    top: CGFloat,
    bottom: CGFloat
  ) -> HeadlessDevice {
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    return HeadlessDevice(name: name, size: CGSize(width: width, height: height), safeAreaInsets: insets, idiom: .pad)
  }

  /// The device in landscape. iPhones have the sensor inset on both sides and 21 points for the home indicator.
  private var sideways: HeadlessDevice {
    var device = self
    device.name += "-landscape"
    device.size = CGSize(width: size.height, height: size.width)
    if idiom == .phone {
      let side = safeAreaInsets.bottom > 0 ? safeAreaInsets.top : 0
      let bottom: CGFloat = safeAreaInsets.bottom > 0 ? 21 : 0
      device.safeAreaInsets = UIEdgeInsets(top: 0, left: side, bottom: bottom, right: side)
    }
    return device
  }
}

/// The screen of the imitated device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen()

  open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessRuntime.device.size) }

  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  open var coordinateSpace: any UICoordinateSpace { ScreenSpace.shared }

  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.shared }

  open var scale: CGFloat { HeadlessRuntime.device.scale }

  open var nativeScale: CGFloat { scale }

  open var maximumFramesPerSecond: Int { 60 }

  open var brightness: CGFloat = 0.5

  open var isCaptured: Bool { false }

  public class var screens: [UIScreen] { [main] }

  open var traitCollection: UITraitCollection { HeadlessRuntime.traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
