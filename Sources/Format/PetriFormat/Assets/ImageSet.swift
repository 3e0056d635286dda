/// An image of an asset catalogue: `Contents.json` in a folder `NAME.imageset`.
///
/// The keys are those of Apple's "Asset Catalog Format Reference". iPhone images take precedence over those of other
/// devices.
package struct ImageSet {
  package struct Entry {
    package let file: String
    /// The number of pixels per point; nil for an image for all scales.
    package let scale: Int?
    package let isDark: Bool
  }

  package let entries: [Entry]
  /// Whether the image is a template, which is drawn in the tint color.
  package let isTemplate: Bool

  package init(_ bytes: [UInt8]) throws(MalformedResource) {
    let contents = try PropertyNode(json: bytes)
    isTemplate = contents["properties"]?["template-rendering-intent"]?.text == "template"
    var entries: [(isPhone: Bool, entry: Entry)] = []
    for image in contents["images"]?.elements ?? [] {
      let idiom = image["idiom"]?.text
      // An unassigned slot has no file.
      guard let file = image["filename"]?.text, let isDark = ImageSet.isDark(image),
        idiom == nil || idiom == "universal" || idiom == "iphone"
      else { continue }
      guard !file.contains("/"), !file.contains("\\"), file != "..", file != "." else {
        throw MalformedResource(
          message: "'filename' must be a file of the set's folder; found '\(file.shortened)'",
          offset: image.entries.last { $0.key == "filename" }?.offset ?? 0
        )
      }
      let scale = image["scale"]?.text.flatMap { $0.hasSuffix("x") ? Int($0.dropLast()) : nil }
      let entry = Entry(file: file, scale: scale.flatMap { (1...4).contains($0) ? $0 : nil }, isDark: isDark)
      entries.append((idiom == "iphone", entry))
    }
    // Images for phones come first.
    self.entries = entries.filter(\.isPhone).map(\.entry) + entries.filter { !$0.isPhone }.map(\.entry)
  }

  private static func isDark(_ image: PropertyNode) -> Bool? {
    var isDark = false
    for appearance in image["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.text, appearance["value"]?.text) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): break
      default: return nil
      }
    }
    return isDark
  }
}
