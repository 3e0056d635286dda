/// The title of a button.
final class UIButtonLabel: UILabel {
  override var mayChangeContentSize: Bool { false }
}
