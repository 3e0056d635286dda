package import PetriCatalog
package import PetriUIKit

/// A sign at the end of a row.
package struct ShownRowMark: ShownKind {
  /// The mark.
  package let mark: RowMark
  /// In which colour.
  package let color: UIColor

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? RowMarkView else { return nil }
    mark = view.mark
    color = mark == .checkmark ? view.tintColor : .tertiaryLabel
  }

  package var form: ShownForm { .mark(self) }
  package var touch: ShownTouch { .nothing }
}
