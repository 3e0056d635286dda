import PetriCatalog
import PetriUIKit

/// Something that was to be done and was not, or that breaks UIKit's rules, with the reason.
public struct Refusal: Error, Hashable, Sendable {
  /// The action that was refused: the first 200 characters of a tap, a move, a task; `nil` for UIKit's own reports.
  public let action: String?
  /// Why it was not, or UIKit's words.
  public let reason: String
  /// The name of the controller that it was to be done from; `nil` where that is not known.
  public let controller: String?
  /// Whether the action would leave the screen that was launched, behind which there is nothing: in an app something is there.
  public let isWayOut: Bool

  @MainActor
  init(_ action: String, _ reason: String, from controller: UIViewController? = nil, isWayOut: Bool = false) {
    self.action = action.count > 200 ? "\(action.prefix(200))…" : action
    self.reason = reason
    self.controller = controller?.displayName
    self.isWayOut = isWayOut
  }

  init(misuse text: String) {
    action = nil
    reason = text
    controller = nil
    isWayOut = false
  }
}

extension Refusal: CustomStringConvertible {
  /// `select 3 was refused: there is no tab 3`, `dismiss leads nowhere: 'cart' isn't presented, it was launched alone`,
  /// `UIKit: Pushing a navigation controller is not supported`.
  public var description: String {
    guard let action else { return "UIKit: \(reason)" }
    return isWayOut ? "\(action) leads nowhere: \(reason), it was launched alone" : "\(action) was refused: \(reason)"
  }
}

/// An effect of a move besides what is shown then.
enum AppReport: Hashable, CustomStringConvertible {
  /// A name was emitted, or an event was tracked.
  case event(String)
  /// A link was opened outside the app.
  case opened(String)
  /// A short message was shown.
  case toast(String)
  /// Values of the app's state, or of what a person fills in, became others.
  case changed(ContextObject)

  var description: String {
    switch self {
    case .event(let name): "sends the event '\(name)'"
    case .opened(let link): "opens \(link) outside the app"
    case .toast(let text): "shows the toast \(text.quoted)"
    case .changed(let values): "sets \(values)"
    }
  }
}
