public import Foundation
import ImageFormats

/// A picture as a value: its name, size and how it is to be drawn. There are no pixels here.
public final class UIImage: NSObject, Sendable {
  /// The way in which a picture gets its colours.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// How a picture is turned.
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

  /// How the middle of a resizable picture grows.
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  /// The differences from the plain picture.
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
    var strokes: [HeadlessStroke] = []
  }

  public let size: CGSize
  public let scale: CGFloat
  /// The name it was asked for by.
  let name: String?
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

  public convenience override init() {
    self.init(name: nil, size: .zero, scale: 1, isSymbolImage: false)
  }

  /// A picture by name. No bundle is looked in, so every name has one; 60 by 60 points unless
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

  /// A symbol of the system, as large as the configuration has it: 20 by 20 points for text of 17. Every name has one.
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

  public convenience init(imageLiteralResourceName name: String) {
    self.init(name: name, size: UIImage.size(named: name), scale: 1, isSymbolImage: false)
  }

  /// There are no archives of pictures here; makes one without name or size.
  public convenience init?(coder: NSCoder) {
    self.init()
  }

  /// A picture of a file's content, of which the size alone is read; nil where it isn't a PNG, JPEG or GIF.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// A picture of a file's content, of which the size alone is read; nil where it isn't a PNG, JPEG or GIF.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader([UInt8](data)), header.kind.isRaster else { return nil }
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    self.init(name: nil, size: size, scale: scale, isSymbolImage: false)
  }

  /// A picture of a file, by its name: of the file's size where it is a PNG, JPEG or GIF, else as `init(named:)` has it.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).lastPathComponent
    let scale: CGFloat = name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1
    let header = ImageHeader([UInt8](data)).flatMap { $0.kind.isRaster ? $0 : nil }
    let size = header.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) }
    self.init(name: name, size: size ?? UIImage.size(named: name), scale: scale, isSymbolImage: false)
  }

  /// The system's signs of what is checked, added and taken away.
  public static var checkmark: UIImage { symbol("checkmark") }
  public static var add: UIImage { symbol("plus.circle.fill") }
  public static var remove: UIImage { symbol("minus.circle.fill") }
  public static var actions: UIImage { symbol("ellipsis.circle.fill") }
  public static var strokedCheckmark: UIImage { symbol("checkmark") }

  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  // MARK: Look

  private func with(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(name: name, size: size, scale: scale, isSymbolImage: isSymbolImage, look: look)
  }

  public var renderingMode: RenderingMode { look.renderingMode }

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

  public var configuration: Configuration? { look.configuration }

  public var symbolConfiguration: SymbolConfiguration? { look.configuration as? SymbolConfiguration }

  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let side = (configuration as? SymbolConfiguration)?.side
    let size = isSymbolImage ? side.map { CGSize(width: $0, height: $0) } ?? size : size
    var look = look
    look.configuration = configuration
    return UIImage(name: name, size: size, scale: scale, isSymbolImage: isSymbolImage, look: look)
  }

  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  public var imageOrientation: Orientation { look.isMirrored ? .upMirrored : .up }

  public func withHorizontallyFlippedOrientation() -> UIImage { with { $0.isMirrored.toggle() } }

  public var flipsForRightToLeftLayoutDirection: Bool { look.flipsForRightToLeft }

  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

  public var capInsets: UIEdgeInsets { look.capInsets }

  public var resizingMode: ResizingMode { look.resizingMode }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    with { $0.capInsets = capInsets }
  }

  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  public var baselineOffsetFromBottom: CGFloat? { look.baselineOffset }

  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  public func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

  public var images: [UIImage]? { look.frames }

  public var duration: TimeInterval { look.duration }

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

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && size == other.size && isSymbolImage == other.isSymbolImage && look == other.look
  }

  public override var hash: Int { name.hashValue }

  public override var description: String {
    let kind = isSymbolImage ? "symbol" : "image"
    return "<UIImage; \(kind) = \(name ?? "nil"); size = {\(shortNumber(size.width)), \(shortNumber(size.height))}>"
  }
}
