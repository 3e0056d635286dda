import PetriComposer
import PetriUIKit

/// Where a button's picture and its title are: beside or above each other, both together in the middle.
struct ButtonParts {
  let image: CGRect
  let title: CGRect

  /// - Parameters:
  ///   - text: how large the title is.
  ///   - image: how large the picture is.
  ///   - frame: where the button is.
  init(_ button: ShownButton, text: CGSize, image: CGSize, in frame: CGRect, isMirrored: Bool) {
    let (edge, padding) = button.placement
    if edge == .top || edge == .bottom {
      let height = image.height + padding + text.height
      let top = frame.midY - height / 2
      let isAbove = edge == .top
      self.image = CGRect(
        x: frame.midX - image.width / 2,
        y: isAbove ? top : top + text.height + padding,
        width: image.width,
        height: image.height
      )
      title = CGRect(
        x: frame.minX,
        y: isAbove ? top + image.height + padding : top,
        width: frame.width,
        height: text.height
      )
      return
    }
    // A title that is too long is cut, not its picture.
    let width = min(text.width, max(0, frame.width - image.width - padding))
    let left = frame.midX - (image.width + padding + width) / 2
    let isFirst = (edge == .leading) != isMirrored
    self.image = CGRect(
      x: isFirst ? left : left + width + padding,
      y: frame.midY - image.height / 2,
      width: image.width,
      height: image.height
    )
    title = CGRect(x: isFirst ? left + image.width + padding : left, y: frame.minY, width: width, height: frame.height)
  }
}
