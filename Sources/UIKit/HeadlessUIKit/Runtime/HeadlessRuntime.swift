public import Foundation

/// The interface to HeadlessUIKit's imitated device, clock, input and output, which UIKit has no API for.
@preconcurrency @MainActor
public enum HeadlessRuntime {
  /// Called once for each callback of a controller, before the controller's own method, even if a subclass doesn't call
  /// super. A `willMove` or `didMove` that app code calls is observed when it reaches `UIViewController`'s
  /// implementation.
  public static var callbackObserver: (@MainActor (UIViewController, HeadlessCallback) -> Void)?

  /// Receives the text of UIKit's warning or exception; the call has no effect. Writes to standard error by default.
  public static var misuseHandler: @MainActor (String) -> Void = logMisuse

  /// Receives conflicting constraints, including the one that is broken. If it returns false, as it does by default,
  /// `misuseHandler` receives UIKit's text about them.
  public static var conflictHandler: @MainActor ([NSLayoutConstraint]) -> Bool = { _ in false }

  /// Replaces handlers while a closure runs. Nil keeps a handler.
  package static func handling<Result>(
    misuse: (@MainActor (String) -> Void)? = nil,
    conflicts: (@MainActor ([NSLayoutConstraint]) -> Bool)? = nil,
    callbacks: (@MainActor (UIViewController, HeadlessCallback) -> Void)? = nil,
    during body: () throws -> Result
  ) rethrows -> Result {
    let outer = (misuse: misuseHandler, conflicts: conflictHandler, callbacks: callbackObserver)
    if let misuse { misuseHandler = misuse }
    if let conflicts { conflictHandler = conflicts }
    if let callbacks { callbackObserver = callbacks }
    defer {
      if misuse != nil { misuseHandler = outer.misuse }
      if conflicts != nil { conflictHandler = outer.conflicts }
      if callbacks != nil { callbackObserver = outer.callbacks }
    }
    return try body()
  }

  /// The imitated device; an iPhone 16 by default.
  public private(set) static var device = HeadlessDevice.iPhone16

  public private(set) static var traits = HeadlessDevice.iPhone16.traits

  public static let clock = HeadlessClock()

  /// The iOS version whose defaults apply; 26 by default. Form sheets are the automatic presentation style from iOS 18.
  public static var systemVersion = 26

  /// Whether cells and controls have iOS 26's sizes instead of iOS 13 to 18's; false by default, as in compatibility
  /// mode.
  public static var usesGlassDesign = false

  /// The sizes of named images in points; other images are 60 by 60.
  public nonisolated static var imageSizes: [String: CGSize] {
    get { NamedResources.shared.values.sizes }
    set { NamedResources.shared.values.sizes = newValue }
  }

  /// Imitates another device. `traits` take precedence over the device's. Existing windows keep their size.
  public static func configure(device: HeadlessDevice, traits: UITraitCollection? = nil) {
    self.device = device
    self.traits = UITraitCollection(traitsFrom: [device.traits] + (traits.map { [$0] } ?? []))
    DrawnScreen.shared.take(scale: device.scale, traits: self.traits)
  }

  public static func logMisuse(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  package static func misuse(_ text: String) {
    misuseHandler(text)
  }
}

extension HeadlessRuntime {
  public nonisolated static var colors: [String: UIColor] {
    get { NamedResources.shared.values.colors }
    set { NamedResources.shared.values.colors = newValue }
  }
}

extension HeadlessRuntime {
  public static func name(of image: UIImage) -> String? { image.name }

  /// A named image, with a size for names that `imageSizes` doesn't have; nil for an empty name.
  public static func image(named name: String, orOfSize size: CGSize) -> UIImage? {
    guard !name.isEmpty else { return nil }
    return UIImage(name: name, size: imageSizes[name] ?? size, scale: 1, isSymbolImage: false)
  }
}

extension HeadlessRuntime {
  /// The name of an object's class as UIKit prints it: `UILabel`, or `Module.Class` for the app's own, even if it is
  /// missing.
  public nonisolated static func className(of object: AnyObject) -> String {
    InterfaceOrigin.missingClass(of: object) ?? className(of: type(of: object))
  }

  /// The name of a class as UIKit prints it, without Swift's discriminators of private types, which contain addresses.
  public nonisolated static func className(of type: AnyClass) -> String {
    var name = String(reflecting: type)
    while let start = name.range(of: "(unknown context at "), let end = name[start.upperBound...].firstIndex(of: ")") {
      let next = name.index(after: end)
      let skipsDot = next < name.endIndex && name[next] == "."
      name.removeSubrange(start.lowerBound..<(skipsDot ? name.index(after: next) : next))
    }
    return kitModules.first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) } ?? name
  }

  private nonisolated static let kitModules = ["HeadlessUIKit.", "UIKit.", "QuartzCore."]

  nonisolated static func isKits(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return kitModules.contains { name.hasPrefix($0) }
  }

  /// `<Module.Class>`, as UIKit's warnings name an object, without its address.
  public nonisolated static func label(of object: AnyObject) -> String {
    "<\(className(of: object))>"
  }
}

// Unchecked because a lock guards the values.
final class NamedResources: @unchecked Sendable {
  static let shared = NamedResources()

  struct Values {
    var sizes: [String: CGSize] = [:]
    var colors: [String: UIColor] = [:]
  }

  private let lock = NSLock()
  private var stored = Values()

  var values: Values {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
