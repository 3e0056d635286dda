public import Foundation

/// A picture as a value: its name, size and how it is to be drawn. There are no pixels here.
public final class UIImage: NSObject, Sendable {
  /// What colours a picture gets.
  public enum RenderingMode: Int, Sendable {
    /// As where it is shown.
    case automatic
    /// Its own.
    case alwaysOriginal
    /// The tint.
    case alwaysTemplate
  }

  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// Upside down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
    /// Upright, mirrored.
    case upMirrored
    /// Upside down, mirrored.
    case downMirrored
    /// To the left, mirrored.
    case leftMirrored
    /// To the right, mirrored.
    case rightMirrored
  }

  /// How the middle of a resizable picture grows.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// What is drawn differently from the plain picture.
  struct Look: Hashable, Sendable {
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var isMirrored = false
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    var configuration: Configuration?
    var duration: TimeInterval = 0
    var frames: [UIImage]?
  }

  /// The size in points.
  public let size: CGSize
  /// Pixels a point; 1 by default.
  public let scale: CGFloat
  /// The name it was asked for by.
  let name: String?
  /// Whether it is one of the system's symbols.
  public let isSymbolImage: Bool
  let look: Look

  init(name: String?, size: CGSize, scale: CGFloat, isSymbolImage: Bool, look: Look = Look()) {
    self.name = name
    self.size = size
    self.scale = scale
    self.isSymbolImage = isSymbolImage
    self.look = look
    super.init()
  }

  /// A picture without name or size.
  public convenience override init() {
    self.init(name: nil, size: .zero, scale: 1, isSymbolImage: false)
  }

  /// A picture by name. There is no bundle to look in, so every name has one; 60 by 60 points unless
  /// `HeadlessRuntime.imageSizes` has another size.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: UIImage.size(named: name), scale: 1, isSymbolImage: false)
  }

  private static func size(named name: String) -> CGSize {
    HeadlessRuntime.imageSizes[name] ?? CGSize(width: 60, height: 60)
  }

  /// A picture by name; see `init(named:)`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// A picture by name; see `init(named:)`.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let look = Look(configuration: configuration)
    self.init(name: name, size: UIImage.size(named: name), scale: 1, isSymbolImage: false, look: look)
  }

  /// A symbol of the system, 20 by 20 points. Every name has one.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the system, as large as the configuration says: 20 by 20 points for text of 17. Every name has one.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let side = (configuration as? SymbolConfiguration)?.side ?? 20
    let look = Look(configuration: configuration)
    self.init(name: name, size: CGSize(width: side, height: side), scale: 1, isSymbolImage: true, look: look)
  }

  /// A symbol of the system. Every name has one.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A picture by name; how much of it is filled isn't drawn here.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// A symbol of the system; how much of it is filled isn't drawn here.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// A picture by name, as an image literal has it.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: UIImage.size(named: name), scale: 1, isSymbolImage: false)
  }

  /// There are no archives of pictures here; makes one without name or size.
  public convenience init?(coder: NSCoder) {
    self.init()
  }

  /// A picture of a file's content, which isn't read: of no size, nil without content.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// A picture of a file's content, which isn't read: of no size, nil without content.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    self.init(name: nil, size: .zero, scale: scale, isSymbolImage: false)
  }

  /// A picture of a file, named after it; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(named: (path as NSString).lastPathComponent)
  }

  // MARK: Look

  private func with(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(name: name, size: size, scale: scale, isSymbolImage: isSymbolImage, look: look)
  }

  /// What colours it gets; as where it is shown by default.
  public var renderingMode: RenderingMode { look.renderingMode }

  /// The same picture with other colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The same picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tintColor = color }
  }

  /// The same picture in a colour and with other colours.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// How it is configured; not at all by default.
  public var configuration: Configuration? { look.configuration }

  /// How it is configured, if it is a symbol.
  public var symbolConfiguration: SymbolConfiguration? { look.configuration as? SymbolConfiguration }

  /// The same picture with another configuration; a symbol gets its size.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let side = (configuration as? SymbolConfiguration)?.side
    let size = isSymbolImage ? side.map { CGSize(width: $0, height: $0) } ?? size : size
    var look = look
    look.configuration = configuration
    return UIImage(name: name, size: size, scale: scale, isSymbolImage: isSymbolImage, look: look)
  }

  /// The same symbol with a configuration added to its own; nil where it isn't a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// How it is turned: upright, mirrored or not.
  public var imageOrientation: Orientation { look.isMirrored ? .upMirrored : .up }

  /// The same picture, mirrored.
  public func withHorizontallyFlippedOrientation() -> UIImage { with { $0.isMirrored.toggle() } }

  /// Whether it is mirrored where reading goes from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

  /// The same picture, mirrored where reading goes from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

  /// What keeps its size when the picture is resized.
  public var capInsets: UIEdgeInsets { look.capInsets }

  /// How the middle grows.
  public var resizingMode: ResizingMode { look.resizingMode }

  /// The same picture, whose edges keep their sizes.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    with { $0.capInsets = capInsets }
  }

  /// The same picture, whose edges keep their sizes.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// What lies outside when it is aligned.
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  /// The same picture, aligned otherwise.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The distance of its baseline from the bottom, if it has one.
  public var baselineOffsetFromBottom: CGFloat? { look.baselineOffset }

  /// The same picture with a baseline.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  /// The same picture without a baseline.
  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

  /// The pictures of a moving one; nil for others.
  public var images: [UIImage]? { look.frames }

  /// How long the pictures of a moving one last, in seconds.
  public var duration: TimeInterval { look.duration }

  /// A moving picture.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.frames = images
      $0.duration = duration
    }
  }

  /// The content of a file; none here.
  public func pngData() -> Data? { nil }

  /// The content of a file; none here.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Pictures are equal when name, size, kind and look are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && size == other.size && isSymbolImage == other.isSymbolImage && look == other.look
  }

  /// A hash of the name.
  public override var hash: Int { name.hashValue }

  /// The name and the size.
  public override var description: String {
    let kind = isSymbolImage ? "symbol" : "image"
    return "<UIImage; \(kind) = \(name ?? "nil"); size = {\(shortNumber(size.width)), \(shortNumber(size.height))}>"
  }
}
