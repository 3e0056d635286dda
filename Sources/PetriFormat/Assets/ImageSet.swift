/// An image of an asset catalogue: what `Contents.json` in a folder `NAME.imageset` has.
///
/// The keys are those of Apple's "Asset Catalog Format Reference". Of images for several devices those of the iPhone count.
package struct ImageSet {
  /// A file of the set.
  package struct Entry {
    /// Its name in the set's folder.
    package let file: String
    /// How many pixels a point has; `nil` for one drawing for all scales.
    package let scale: Int?
    /// Whether it is for dark appearance.
    package let isDark: Bool
  }

  /// The files that there are.
  package let entries: [Entry]
  /// Whether the image is drawn in the colour of what is around it.
  package let isTemplate: Bool

  /// Reads a set.
  ///
  /// - Parameter bytes: the file's bytes in UTF-8.
  /// - Throws: `MalformedResource` where it isn't one.
  package init(_ bytes: [UInt8]) throws(MalformedResource) {
    let contents = try JSONReader.read(bytes)
    isTemplate = contents["properties"]?["template-rendering-intent"]?.text == "template"
    var entries: [(isPhone: Bool, entry: Entry)] = []
    for image in contents["images"]?.elements ?? [] {
      let idiom = image["idiom"]?.text
      // An empty place of a set has no file.
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
    // Those for a phone come first.
    self.entries = entries.filter(\.isPhone).map(\.entry) + entries.filter { !$0.isPhone }.map(\.entry)
  }

  /// `nil` for appearances that aren't drawn.
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
