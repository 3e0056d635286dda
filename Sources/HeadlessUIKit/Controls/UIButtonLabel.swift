/// The title of a button.
final class UIButtonLabel: UILabel {}
