import PetriComposer
import PetriUIKit

/// The frames of a button's image and title, which are side by side or stacked, and aligned as a unit.
@MainActor
struct ButtonParts {
  let image: CGRect
  let title: CGRect

  /// - Parameters:
  ///   - text: The size of the title.
  ///   - image: The size of the image.
  ///   - frame: The frame of the button.
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
    // A title that is too long is truncated; the image keeps its size.
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

  /// The frame of a title without an image; all of the button's frame if the title is centered.
  static func titleAlone(_ button: ShownButton, width: CGFloat, in frame: CGRect) -> CGRect {
    guard button.alignment != .center else { return frame }
    let width = min(width, frame.width)
    return CGRect(x: start(button, width: width, in: frame), y: frame.minY, width: width, height: frame.height)
  }

  /// The leading edge of the content, given the alignment and the insets.
  private static func start(_ button: ShownButton, width: CGFloat, in frame: CGRect) -> CGFloat {
    let content = button.view.contentRect(forBounds: frame)
    switch button.alignment {
    case .left: return content.minX
    case .right: return content.maxX - width
    default: return frame.midX - width / 2
    }
  }
}
