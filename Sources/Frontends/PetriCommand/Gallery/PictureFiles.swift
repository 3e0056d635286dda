import PetriFiles
import PetriGallery

@MainActor
final class PictureFiles: PictureStore {
  private let folder: Folder
  private var kept: Set<String> = []

  init(in path: String) throws { folder = try Folder(path) }

  func keep(_ svg: String, as picture: GalleryPicture) throws {
    guard kept.insert(picture.name).inserted else { return }
    do throws(FileError) {
      try folder.write(Array(svg.utf8), to: picture.path, isDurable: false)
    } catch {
      throw CommandFailure("can't write a picture of the gallery: \(error.reason)", .io)
    }
  }
}
