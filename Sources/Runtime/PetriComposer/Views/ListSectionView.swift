public import PetriUIKit

/// The background behind the cells of a grouped list.
public final class ListSectionView: UIView, ArrangingView {
  /// Whether there is room beside the section, and its corners are round.
  public let isInset: Bool

  init(isInset: Bool) {
    self.isInset = isInset
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = isInset ? 10 : 0
  }

  /// None is decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
