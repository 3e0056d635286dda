import Foundation

extension UIButton.ButtonType {
  /// The picture that the system gives a button of this type.
  var image: UIImage? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close:
      UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .bold))
    case .custom, .system: nil
    }
  }

  /// The size of a button of this type that is only its picture; nil where that depends on the picture.
  var size: CGSize? { self == .close ? CGSize(width: 30, height: 30) : nil }
}
