package import PetriUIKit

extension UIView {
  /// Whether the views in it are beside one another, never over one another.
  package var keepsViewsApart: Bool { self is UIStackView || self is UITableView || self is UICollectionView }

  /// Whether it shows a picture, which has many colours; a symbol has one.
  package var isPicture: Bool { (self as? UIImageView)?.image.map { !$0.isSymbolImage } ?? false }
}
