import PetriComposer
import PetriUIKit

/// Where a button's picture and its title are: beside or above each other, both together in the middle or at a side.
@MainActor
struct ButtonParts {
  let image: CGRect
  let title: CGRect

  /// - Parameters:
  ///   - text: how large the title is.
  ///   - image: how large the picture is.
  ///   - frame: where the button is.
  init(_ button: ShownButton, text: CGSize, image: CGSize, in frame: CGRect, isMirrored: Bool) {
    let (edge, padding) = button.placement
    func start(_ width: CGFloat) -> CGFloat { ButtonParts.start(button, width: width, in: frame) }
    if edge == .top || edge == .bottom {
      let height = image.height + padding + text.height
      let top = frame.midY - height / 2
      let isAbove = edge == .top
      self.image = CGRect(
        x: start(image.width),
        y: isAbove ? top : top + text.height + padding,
        width: image.width,
        height: image.height
      )
      title = CGRect(
        x: button.alignment == .center ? frame.minX : start(text.width),
        y: isAbove ? top + image.height + padding : top,
        width: button.alignment == .center ? frame.width : text.width,
        height: text.height
      )
      return
    }
    // A title that is too long is cut, not its picture.
    let width = min(text.width, max(0, frame.width - image.width - padding))
    let left = start(image.width + padding + width)
    let isFirst = (edge == .leading) != isMirrored
    self.image = CGRect(
      x: isFirst ? left : left + width + padding,
      y: frame.midY - image.height / 2,
      width: image.width,
      height: image.height
    )
    title = CGRect(x: isFirst ? left + image.width + padding : left, y: frame.minY, width: width, height: frame.height)
  }

  /// Where a title without a picture is: in all of the frame where it is centred.
  static func titleAlone(_ button: ShownButton, width: CGFloat, in frame: CGRect) -> CGRect {
    guard button.alignment != .center else { return frame }
    let width = min(width, frame.width)
    return CGRect(x: start(button, width: width, in: frame), y: frame.minY, width: width, height: frame.height)
  }

  /// Where something begins in a button, which its insets keep from the side that it is at.
  private static func start(_ button: ShownButton, width: CGFloat, in frame: CGRect) -> CGFloat {
    let content = button.view.contentRect(forBounds: frame)
    switch button.alignment {
    case .left: return content.minX
    case .right: return content.maxX - width
    default: return frame.midX - width / 2
    }
  }
}
