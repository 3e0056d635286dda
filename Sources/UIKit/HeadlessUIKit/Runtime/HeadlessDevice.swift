public import Foundation

/// A device whose screen is imitated: its name, size and insets in points.
public struct HeadlessDevice: Hashable, Sendable {
  /// The name in kebab case, such as `iphone-16` or `iphone-16-landscape`.
  public var name: String
  /// The size of the screen as it is held, in points.
  public var size: CGSize
  /// The room that the status bar, the sensors and the home indicator take from each edge, in points.
  public var safeAreaInsets: UIEdgeInsets
  /// Pixels a point.
  public var scale: CGFloat
  /// The kind of device.
  public var idiom: UIUserInterfaceIdiom

  /// A device of one's own.
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

  /// Whether it is held sideways.
  public var isLandscape: Bool { size.width > size.height }

  /// The room from side to side: compact on phones, but on the large ones held sideways.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    if idiom == .pad { return .regular }
    return isLandscape && size.height >= 414 ? .regular : .compact
  }

  /// The room from top to bottom: compact on phones held sideways.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    idiom != .pad && isLandscape ? .compact : .regular
  }

  /// The traits of the device: light, text of the default size, from left to right.
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

  /// The device of that name among `all`.
  public init?(named name: String) {
    guard let device = Self.all.first(where: { $0.name == name }) else { return nil }
    self = device
  }

  /// The devices that have names, each upright and held sideways.
  public static let all: [HeadlessDevice] = upright.flatMap { [$0, $0.sideways] }

  /// An iPhone 16, the default.
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

  /// On phones the sensors' inset goes to both sides, the status bar hides and the home indicator takes 21 points.
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
