import Foundation

/// The view that holds the keyboard or the input view, and the input accessory view above it.
///
/// UIKit shows it in a window of its own; here it is the topmost view of the window it covers.
final class _UIInputSetHostView: UIView {
  private(set) var set: InputSet
  private let keyboard: _UIKeyboardView?

  init(_ set: InputSet, frame: CGRect) {
    self.set = set
    keyboard = set.hasKeys ? _UIKeyboardView(set) : nil
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    for view in [keyboard ?? set.inputView, set.accessoryView].compactMap(\.self) { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window else { return }
    let bar = set.accessoryHeight(width: bounds.width)
    set.accessoryView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar)
    let rest = CGRect(x: 0, y: bar, width: bounds.width, height: max(0, bounds.height - bar))
    set.inputView?.frame = rest
    keyboard?.frame = rest
    keyboard?.barHeight = set.barHeight(in: window)
  }
}

/// The system's keyboard: a single view without keys.
final class _UIKeyboardView: UIView {
  let type: UIKeyboardType
  let returnKeyType: UIReturnKeyType
  var barHeight: CGFloat = 0

  init(_ set: InputSet) {
    type = set.type
    returnKeyType = set.returnKeyType
    super.init(frame: .zero)
    if set.appearance == .dark { overrideUserInterfaceStyle = .dark }
    if set.appearance == .light { overrideUserInterfaceStyle = .light }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
