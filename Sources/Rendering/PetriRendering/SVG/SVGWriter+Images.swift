import Foundation
import PetriCatalog
import PetriComposer
import PetriUIKit

extension SVGWriter {
  /// Writes an image: its file at its first use, then a reference to it.
  ///
  /// Viewers treat it as an image, which executes and fetches nothing.
  ///
  /// - Parameter tint: The color of all opaque pixels; `nil` for the image's own colors.
  mutating func write(_ image: DrawnImage, in frame: CGRect, _ fit: DrawnImage.Fit, tint: Paint?) {
    guard frame.width > 0, frame.height > 0, image.size.width > 0, image.size.height > 0 else { return }
    let size = [("width", Number.text(image.size.width)), ("height", Number.text(image.size.height))]
    let number = images[image.file.path] ?? images.count + 1
    let id = "image-\(number)"
    if images.updateValue(number, forKey: image.file.path) == nil {
      open("defs")
      self.image([("id", id), ("preserveAspectRatio", "none")] + size, image.file)
      close("defs")
    }
    if let tint { open("g", [("filter", "url(#\(filter(tint)))")]) }
    let box = "0 0 \(size[0].1) \(size[1].1)"
    open("svg", frame.svg + [("viewBox", box), ("preserveAspectRatio", fit.rawValue)])
    element("use", [("href", "#\(id)")])
    close("svg")
    if tint != nil { close("g") }
  }

  /// The identifier of a filter that gives all pixels one color, written at its first use.
  private mutating func filter(_ paint: Paint) -> String {
    let number = tints[paint] ?? tints.count + 1
    let id = "tint-\(number)"
    guard tints.updateValue(number, forKey: paint) == nil else { return id }
    open("filter", [("id", id), ("color-interpolation-filters", "sRGB")])
    element("feFlood", paint.svg("flood-color", "flood-opacity"))
    element("feComposite", [("in2", "SourceAlpha"), ("operator", "in")])
    close("filter")
    return id
  }
}
