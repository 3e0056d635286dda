import PetriCatalog
import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  extension CatalogSettings {
    /// Makes the sizes of the catalogue's images known, and forgets those of the catalogue before it.
    @MainActor func registerImages() {
      var sizes: [String: CGSize] = [:]
      for image in namedImages {
        let size = CGSize(width: image.width, height: image.height)
        sizes[image.name] = size
        guard let file = image.light, let dot = file.path.lastIndex(of: ".") else { continue }
        sizes["\(image.name)\(file.path[dot...])"] = size
      }
      guard sizes != registeredSizes else { return }
      var all = HeadlessRuntime.imageSizes
      for (name, size) in registeredSizes where all[name] == size { all[name] = nil }
      HeadlessRuntime.imageSizes = all.merging(sizes) { $1 }
      registeredSizes = sizes
    }
  }

  /// The sizes that a catalogue made known last.
  @MainActor private var registeredSizes: [String: CGSize] = [:]
#else
  extension CatalogSettings {
    /// On iOS the images are those of the app.
    @MainActor func registerImages() {}
  }
#endif
