import PetriCatalog
import PetriUIKit

/// An action that was refused, or a breach of UIKit's rules, with the reason.
public struct Refusal: Error, Hashable, Sendable {
  /// The action, at most 200 characters; `nil` for UIKit's reports.
  public let action: String?
  /// The reason, or UIKit's report.
  public let reason: String
  /// The display name of the controller, if known.
  public let controller: String?
  /// Whether the action would leave the launched screen, which in an app has something behind it.
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
  /// The refusal as text: `select 3 was refused: there is no tab 3`, `UIKit: Pushing a navigation controller is not
  /// supported`.
  public var description: String {
    guard let action else { return "UIKit: \(reason)" }
    return isWayOut ? "\(action) leads nowhere: \(reason), it was launched alone" : "\(action) was refused: \(reason)"
  }
}

enum AppReport: Hashable, CustomStringConvertible {
  /// An emitted name or tracked event.
  case event(String)
  case opened(String)
  case toast(String)
  /// Changed values of the app's state or a form.
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
