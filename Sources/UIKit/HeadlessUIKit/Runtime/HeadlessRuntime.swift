public import Foundation

/// The parts that UIKit lacks: the imitated device, the clock, and ways to watch and to print.
@preconcurrency @MainActor
public enum HeadlessRuntime {
  /// Hears each callback a controller gets, once, before the controller does, also where a subclass doesn't call
  /// super. A `willMove` or `didMove` that code calls by itself is heard when it reaches `UIViewController`'s own.
  public static var callbackObserver: (@MainActor (UIViewController, HeadlessCallback) -> Void)?

  /// Gets UIKit's words where UIKit would warn or raise an exception; the call that misused it does nothing then.
  /// Writes to standard error by default.
  public static var misuseHandler: @MainActor (String) -> Void = logMisuse

  /// Gets constraints that can't hold together, the one that is given up among them; `misuseHandler` gets UIKit's words about them where this
  /// gives false, as it does by default.
  public static var conflictHandler: @MainActor ([NSLayoutConstraint]) -> Bool = { _ in false }

  /// The device that is imitated; an iPhone 16 by default.
  public private(set) static var device = HeadlessDevice.iPhone16

  /// The traits of the screen, which new windows and views get.
  public private(set) static var traits = HeadlessDevice.iPhone16.traits

  /// The time of animated transitions.
  public static let clock = HeadlessClock()

  /// The version of iOS whose defaults hold where versions differ: from 18 on the automatic presentation is a form
  /// sheet, before that a page sheet. 26 by default.
  public static var systemVersion = 26

  /// Whether cells and controls have the sizes of iOS 26's design, as in apps that are built for it and don't ask for
  /// compatibility; false by default: sizes are those of iOS 13 to 18.
  public static var usesGlassDesign = false

  /// Sizes in points of images by name; others are 60 by 60.
  public nonisolated static var imageSizes: [String: CGSize] {
    get { NamedResources.shared.values.sizes }
    set { NamedResources.shared.values.sizes = newValue }
  }

  /// Imitates another device. Screen and current traits change at once; windows that were made before keep theirs.
  /// The values of `traits` go before the device's own traits.
  public static func configure(device: HeadlessDevice, traits: UITraitCollection? = nil) {
    self.device = device
    self.traits = UITraitCollection(traitsFrom: [device.traits] + (traits.map { [$0] } ?? []))
    DrawnScreen.shared.take(scale: device.scale, traits: self.traits)
  }

  /// Writes a text to standard error.
  public static func logMisuse(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  package static func misuse(_ text: String) {
    misuseHandler(text)
  }
}
