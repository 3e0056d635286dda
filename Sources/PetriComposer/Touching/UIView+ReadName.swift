public import PetriUIKit

extension UIView {
  /// What a view is called when it is read: what was set, else what it shows, else the texts inside it, as a cell is
  /// read; `nil` where nothing says.
  public var readName: String? {
    if let label = accessibilityLabel, !label.isEmpty { return label }
    switch self {
    case let field as UITextField: return field.placeholder.flatMap { $0.isEmpty ? nil : $0 }
    case is UIActivityIndicatorView: return "In progress"
    case is UIProgressView: return "Progress"
    default: break
    }
    var texts: [String] = []
    var waiting: [UIView] = subviews.reversed()
    while let inner = waiting.popLast() {
      guard !inner.isHidden else { continue }
      if let label = inner.accessibilityLabel, !label.isEmpty {
        texts.append(label)
      } else {
        waiting += inner.subviews.reversed()
      }
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
