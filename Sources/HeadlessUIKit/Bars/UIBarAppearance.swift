public import Foundation

/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  let idiom: UIUserInterfaceIdiom

  /// The look of a kind of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  /// The look of this device.
  public convenience override init() {
    self.init(idiom: HeadlessRuntime.device.idiom)
  }

  /// A copy of another look's background.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    takeBackground(of: barAppearance)
  }

  /// There are no archives of looks here; makes the default one.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  func takeBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The system's look: a blur and a line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .separator
  }

  /// A look that covers what is behind.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// A look without background.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  /// The blur; the system's by default.
  open var backgroundEffect: UIBlurEffect?
  /// The colour; none by default.
  open var backgroundColor: UIColor?
  /// The picture; none by default.
  open var backgroundImage: UIImage?
  /// How the picture is placed; over all by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line; the separator's by default.
  open var shadowColor: UIColor?
  /// The picture of the line; none by default.
  open var shadowImage: UIImage?

  /// A copy.
  open override nonisolated func copy() -> Any {
    // Looks are made and copied where bars are, on the main actor.
    MainActor.assumeIsolated { makeCopy() }
  }

  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
}
