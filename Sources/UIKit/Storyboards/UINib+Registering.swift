public import HeadlessUIKit

// There are no nibs to load from: what is registered with one has no class, and asking for it is reported in UIKit's words.

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
  }

  public func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
}

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forCellReuseIdentifier: identifier)
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
  }
}
