/// An image of the app's own, by the name by which `UIImage(named:)` finds it.
public struct NamedImage: Hashable, Sendable, Codable {
  /// A file with the image.
  public struct File: Hashable, Sendable, Codable {
    /// Its path from the catalogue's folder.
    public let path: String
    /// Its media type, such as `image/png`.
    public let type: String
    /// Its content; empty for a catalogue that was read from JSON: an app has its own images.
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
  /// Whether it is drawn in one colour, that of what is around it.
  public let isTemplate: Bool
  /// The file for light appearance; `nil` where the image can't be drawn.
  public let light: File?
  /// The file for dark appearance, where it is another one.
  public let dark: File?

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - width: in points.
  ///   - height: in points.
  public init(name: String, width: Double, height: Double, isTemplate: Bool, light: File?, dark: File? = nil) {
    (self.name, self.width, self.height, self.isTemplate) = (name, width, height, isTemplate)
    (self.light, self.dark) = (light, dark)
  }
}

extension CatalogSettings {
  /// The image of a name; the name of one that isn't a PNG may have the file's ending, as an app names it.
  public func image(named name: String) -> NamedImage? {
    guard !namedImages.isEmpty else { return nil }
    return exactImage(name) ?? CatalogSettings.imageName(withoutEnding: name).flatMap { exactImage($0) }
  }

  /// The name without the ending of an image's file; `nil` for one that has none.
  private static func imageName(withoutEnding name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return imageEndings.contains(name[dot...].dropFirst().lowercased()) ? String(name[..<dot]) : nil
  }

  /// The endings of the files of images.
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
