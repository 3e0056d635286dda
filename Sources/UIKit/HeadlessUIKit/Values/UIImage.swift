public import Foundation
import ImageFormats

/// An image as a value: its name, size and rendering attributes. It has no pixels.
public final class UIImage: NSObject, Sendable {
  /// The rendering mode of an image.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// The orientation of an image.
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  /// The way the center of a resizable image grows.
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  /// The attributes that differ from the original image's.
  struct Attributes: Hashable, Sendable {
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
    var strokes: [HeadlessStroke] = []
  }

  public let size: CGSize
  public let scale: CGFloat
  let name: String?
  public let isSymbolImage: Bool
  let attributes: Attributes

  init(name: String?, size: CGSize, scale: CGFloat, isSymbolImage: Bool, attributes: Attributes = Attributes()) {
    self.name = name
    self.size = size
    self.scale = scale
    self.isSymbolImage = isSymbolImage
    self.attributes = attributes
    super.init()
  }

  public convenience override init() {
    self.init(name: nil, size: .zero, scale: 1, isSymbolImage: false)
  }

  /// Creates a named image: 60 by 60 points unless `HeadlessRuntime.imageSizes` has it. Bundles aren't searched.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: UIImage.size(named: name), scale: 1, isSymbolImage: false)
  }

  private static func size(named name: String) -> CGSize {
    HeadlessRuntime.imageSizes[name] ?? CGSize(width: 60, height: 60)
  }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let attributes = Attributes(configuration: configuration)
    self.init(name: name, size: UIImage.size(named: name), scale: 1, isSymbolImage: false, attributes: attributes)
  }

  /// Creates a symbol of 20 by 20 points. Each name exists.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol sized by the configuration: 20 by 20 points for text at 17 points. Each name exists.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let side = (configuration as? SymbolConfiguration)?.side ?? 20
    let attributes = Attributes(configuration: configuration)
    self.init(
      name: name,
      size: CGSize(width: side, height: side),
      scale: 1,
      isSymbolImage: true,
      attributes: attributes
    )
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a named image. The variable value isn't drawn.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  public convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: UIImage.size(named: name), scale: 1, isSymbolImage: false)
  }

  public convenience init?(coder: NSCoder) {
    self.init()
  }

  /// Creates an image from PNG, JPEG or GIF data, of which only the size is read; nil for other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader([UInt8](data)), header.kind.isRaster else { return nil }
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    self.init(name: nil, size: size, scale: scale, isSymbolImage: false)
  }

  /// Creates an image of the file's name: with the size of a PNG, JPEG or GIF file, otherwise as `init(named:)`.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).lastPathComponent
    let scale: CGFloat = name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1
    let header = ImageHeader([UInt8](data)).flatMap { $0.kind.isRaster ? $0 : nil }
    let size = header.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) }
    self.init(name: name, size: size ?? UIImage.size(named: name), scale: scale, isSymbolImage: false)
  }

  public static var checkmark: UIImage { symbol("checkmark") }
  public static var add: UIImage { symbol("plus.circle.fill") }
  public static var remove: UIImage { symbol("minus.circle.fill") }
  public static var actions: UIImage { symbol("ellipsis.circle.fill") }
  public static var strokedCheckmark: UIImage { symbol("checkmark") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  private func with(_ change: (inout Attributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(name: name, size: size, scale: scale, isSymbolImage: isSymbolImage, attributes: attributes)
  }

  public var renderingMode: RenderingMode { attributes.renderingMode }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tintColor = color }
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  public var configuration: Configuration? { attributes.configuration }

  public var symbolConfiguration: SymbolConfiguration? { attributes.configuration as? SymbolConfiguration }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let side = (configuration as? SymbolConfiguration)?.side
    let size = isSymbolImage ? side.map { CGSize(width: $0, height: $0) } ?? size : size
    var attributes = attributes
    attributes.configuration = configuration
    return UIImage(name: name, size: size, scale: scale, isSymbolImage: isSymbolImage, attributes: attributes)
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  public var imageOrientation: Orientation { attributes.isMirrored ? .upMirrored : .up }

  public func withHorizontallyFlippedOrientation() -> UIImage { with { $0.isMirrored.toggle() } }

  public var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

  public var capInsets: UIEdgeInsets { attributes.capInsets }

  public var resizingMode: ResizingMode { attributes.resizingMode }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    with { $0.capInsets = capInsets }
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  public var baselineOffsetFromBottom: CGFloat? { attributes.baselineOffset }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

  public var images: [UIImage]? { attributes.frames }

  public var duration: TimeInterval { attributes.duration }

  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.frames = images
      $0.duration = duration
    }
  }

  /// Always nil: images have no pixels.
  public func pngData() -> Data? { nil }

  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && size == other.size && isSymbolImage == other.isSymbolImage
      && attributes == other.attributes
  }

  public override var hash: Int { name.hashValue }

  public override var description: String {
    let kind = isSymbolImage ? "symbol" : "image"
    return "<UIImage; \(kind) = \(name ?? "nil"); size = {\(shortNumber(size.width)), \(shortNumber(size.height))}>"
  }
}
