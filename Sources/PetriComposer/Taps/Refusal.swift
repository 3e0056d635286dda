import PetriUIKit

/// Something that was to be done and was not, or that breaks UIKit's rules, with the reason.
public struct Refusal: Error, Hashable, Sendable {
  /// The action that was refused: the first 200 characters of a tap, a move, a task; `nil` for UIKit's own reports.
  public let action: String?
  /// Why it was not, or UIKit's words.
  public let reason: String
  /// The name of the controller that it was to be done from; `nil` where that is not known.
  public let controller: String?

  @MainActor
  init(_ action: String, _ reason: String, from controller: UIViewController? = nil) {
    self.action = action.count > 200 ? "\(action.prefix(200))…" : action
    self.reason = reason
    self.controller = controller?.displayName
  }

  init(misuse text: String) {
    action = nil
    reason = text
    controller = nil
  }
}

extension Refusal: CustomStringConvertible {
  /// `dismiss was refused: 'cart' isn't presented`, `UIKit: Pushing a navigation controller is not supported`.
  public var description: String { action.map { "\($0) was refused: \(reason)" } ?? "UIKit: \(reason)" }
}
