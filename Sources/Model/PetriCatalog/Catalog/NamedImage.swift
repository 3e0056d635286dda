/// An image of the app, loaded with `UIImage(named:)`.
public struct NamedImage: Hashable, Sendable, Codable {
  /// An image file.
  public struct File: Hashable, Sendable, Codable {
    /// The path relative to the catalogue's folder.
    public let path: String
    /// The media type, such as `image/png`.
    public let type: String
    /// The contents; empty in a catalogue decoded from JSON.
    public private(set) var bytes: [UInt8] = []

    /// Creates a file.
    public init(path: String, type: String, bytes: [UInt8]) { (self.path, self.type, self.bytes) = (path, type, bytes) }

    private enum CodingKeys: CodingKey { case path, type }
  }

  /// The name passed to `UIImage(named:)`.
  public let name: String
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// Whether this is a template image, drawn in the tint colour.
  public let isTemplate: Bool
  /// The file for the light appearance; `nil` if the image can't be drawn.
  public let light: File?
  /// The file for the dark appearance, if there is one.
  public let dark: File?

  /// Creates an image with a size in points.
  public init(name: String, width: Double, height: Double, isTemplate: Bool, light: File?, dark: File? = nil) {
    (self.name, self.width, self.height, self.isTemplate) = (name, width, height, isTemplate)
    (self.light, self.dark) = (light, dark)
  }
}

extension CatalogSettings {
  /// Returns the image with the given name. If there is none, looks up the name without its file extension.
  public func image(named name: String) -> NamedImage? {
    guard !namedImages.isEmpty else { return nil }
    return exactImage(name) ?? CatalogSettings.imageName(withoutEnding: name).flatMap { exactImage($0) }
  }

  /// The name without the file extension; `nil` if the name has no image extension.
  private static func imageName(withoutEnding name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return imageEndings.contains(name[dot...].dropFirst().lowercased()) ? String(name[..<dot]) : nil
  }

  /// The file extensions of images, in lowercase.
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
