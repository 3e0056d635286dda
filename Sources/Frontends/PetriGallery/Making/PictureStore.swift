/// Keeps pictures that are made.
@MainActor
public protocol PictureStore: AnyObject {
  /// Keeps a picture, unless it is kept already.
  ///
  /// - Throws: why it can't be kept.
  func keep(_ svg: String, as picture: GalleryPicture) throws
}
