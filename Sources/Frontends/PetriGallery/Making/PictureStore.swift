/// Stores pictures as they are drawn.
@MainActor
package protocol PictureStore: AnyObject {
  /// Stores a picture unless it is stored already.
  func keep(_ svg: String, as picture: GalleryPicture) throws
}
