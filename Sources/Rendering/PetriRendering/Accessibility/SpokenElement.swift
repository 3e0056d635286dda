import PetriUIKit

/// VoiceOver's words at one stop on a screen.
@MainActor
public struct SpokenElement {
  /// The words: what it is called, what it holds, what it is.
  public let words: String
  /// Whether it has no name of its own.
  public let isNameless: Bool
  /// The view or the item of a bar; `nil` for an element that an app made itself.
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

  /// Whether it is a view, or is in it.
  public func isWithin(_ other: AnyObject) -> Bool {
    guard let object else { return false }
    guard object !== other else { return true }
    guard let view = object as? UIView, let outer = other as? UIView else { return false }
    return view.isDescendant(of: outer)
  }
}

extension LaunchedScreen {
  /// The stops of VoiceOver, in the order of its swipes.
  public var spoken: [SpokenElement] { AccessibilityText(self).elements.map { SpokenElement($0) } }
}
