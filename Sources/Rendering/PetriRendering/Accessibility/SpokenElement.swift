import PetriUIKit

/// The words that VoiceOver speaks at one element.
@MainActor
public struct SpokenElement {
  /// The name, the value and the kind.
  public let words: String
  /// Whether the element has no name of its own.
  public let isNameless: Bool
  /// The view or the bar button item; `nil` for an accessibility element that an app created.
  public let object: AnyObject?

  init(_ read: ReadElement) {
    let name = read.label.flatMap { $0.isEmpty ? nil : $0 }
    var parts = [name, read.value].compactMap(\.self)
    parts += read.words
    if let hint = read.hint { parts.append(hint) }
    words = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    isNameless = name == nil
    object = read.object
  }

  /// Whether the element is a view or one of its descendants.
  public func isWithin(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    guard object !== other else { return true }
    guard let view = object as? UIView, let outer = other as? UIView else { return false }
    return view.isDescendant(of: outer)
  }
}

extension LaunchedScreen {
  /// The elements at which VoiceOver stops, in swipe order.
  public var spoken: [SpokenElement] { AccessibilityText(self).elements.map { SpokenElement($0) } }
}
