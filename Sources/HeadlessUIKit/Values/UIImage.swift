public import Foundation

/// A picture as a value: its name and size. There are no pixels here.
public final class UIImage: NSObject, Sendable {
  /// The size in points.
  public let size: CGSize
  /// Pixels a point; 1 by default.
  public let scale: CGFloat
  /// The name it was asked for by.
  let name: String?
  /// Whether it is one of the system's symbols.
  public let isSymbolImage: Bool

  init(name: String?, size: CGSize, scale: CGFloat, isSymbolImage: Bool) {
    self.name = name
    self.size = size
    self.scale = scale
    self.isSymbolImage = isSymbolImage
    super.init()
  }

  /// A picture without name or size.
  public convenience override init() {
    self.init(name: nil, size: .zero, scale: 1, isSymbolImage: false)
  }

  /// A picture by name. There is no bundle to look in, so every name has one; 60 by 60 points unless
  /// `HeadlessRuntime.imageSizes` has another size.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    let size = HeadlessRuntime.imageSizes[name] ?? CGSize(width: 60, height: 60)
    self.init(name: name, size: size, scale: 1, isSymbolImage: false)
  }

  /// A symbol of the system, 20 by 20 points. Every name has one.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: CGSize(width: 20, height: 20), scale: 1, isSymbolImage: true)
  }

  /// Pictures are equal when name, size and kind are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return name == other.name && size == other.size && isSymbolImage == other.isSymbolImage
  }

  /// A hash of the name.
  public override var hash: Int { name.hashValue }

  /// The name and the size.
  public override var description: String {
    let kind = isSymbolImage ? "symbol" : "image"
    return "<UIImage; \(kind) = \(name ?? "nil"); size = {\(shortNumber(size.width)), \(shortNumber(size.height))}>"
  }
}
