/// An image of the app, by the name for `UIImage(named:)`.
public struct NamedImage: Hashable, Sendable, Codable {
  /// A file with the image.
  public struct File: Hashable, Sendable, Codable {
    /// The path relative to the catalogue's folder.
    public let path: String
    /// The media type, such as `image/png`.
    public let type: String
    /// The contents; empty in a catalogue decoded from JSON.
    public private(set) var bytes: [UInt8] = []

    /// Makes a file.
    public init(path: String, type: String, bytes: [UInt8]) { (self.path, self.type, self.bytes) = (path, type, bytes) }

    private enum CodingKeys: CodingKey { case path, type }
  }

  /// The name.
  public let name: String
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// Whether it is a template image, drawn in the tint colour.
  public let isTemplate: Bool
  /// The file for light appearance; `nil` if it can't be drawn.
  public let light: File?
  /// The file for dark appearance, if different.
  public let dark: File?

  /// Makes an image of a size in points.
  public init(name: String, width: Double, height: Double, isTemplate: Bool, light: File?, dark: File? = nil) {
    (self.name, self.width, self.height, self.isTemplate) = (name, width, height, isTemplate)
    (self.light, self.dark) = (light, dark)
  }
}

extension CatalogSettings {
  /// The image with a name; file extensions other than `.png` are optional.
  public func image(named name: String) -> NamedImage? {
    guard !namedImages.isEmpty else { return nil }
    return exactImage(name) ?? CatalogSettings.imageName(withoutEnding: name).flatMap { exactImage($0) }
  }

  /// The name without an image file's extension; `nil` if it has none.
  private static func imageName(withoutEnding name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return imageEndings.contains(name[dot...].dropFirst().lowercased()) ? String(name[..<dot]) : nil
  }

  /// The file extensions of images.
  public static let imageEndings: Set = ["png", "jpg", "jpeg", "gif", "svg", "pdf"]

  private func exactImage(_ name: String) -> NamedImage? {
    var (low, high) = (0, namedImages.count)
    while low < high {
      let middle = (low + high) / 2
      if namedImages[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < namedImages.count && namedImages[low].name == name ? namedImages[low] : nil
  }
}
