public import Foundation

/// How a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  let idiom: UIUserInterfaceIdiom

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public convenience override init() {
    self.init(idiom: HeadlessRuntime.device.idiom)
  }

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

  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .separator
  }

  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  open override nonisolated func copy() -> Any {
    // Looks are made and copied where bars are, on the main actor.
    MainActor.assumeIsolated { makeCopy() }
  }

  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }
}
