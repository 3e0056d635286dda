import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  extension UIImage {
    /// A box of the name, since there are no pictures here. Beside other views it is taken to be an icon.
    @MainActor
    static func picture(named name: String, _ axis: NSLayoutConstraint.Axis) -> UIImage? {
      if axis == .horizontal { return icon(named: name) }
      return HeadlessRuntime.image(named: name, orOfSize: CGSize(width: 60, height: 60))
    }

    /// The same as an icon, or of another size.
    @MainActor
    static func icon(named name: String, ofSize size: CGSize? = nil) -> UIImage? {
      HeadlessRuntime.image(named: name, orOfSize: size ?? CGSize(width: 24, height: 24))
    }
  }
#else
  extension UIImage {
    static func picture(named name: String, _ axis: NSLayoutConstraint.Axis) -> UIImage? {
      UIImage(named: name)
    }

    static func icon(named name: String, ofSize: CGSize? = nil) -> UIImage? { UIImage(named: name) }
  }
#endif
