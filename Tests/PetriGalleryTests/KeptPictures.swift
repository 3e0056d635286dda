import PetriGallery

/// Keeps pictures in memory.
final class KeptPictures: PictureStore {
  /// The documents by their paths in the gallery.
  private(set) var pictures: [String: String] = [:]

  func keep(_ svg: String, as picture: GalleryPicture) { pictures[picture.path] = svg }
}
