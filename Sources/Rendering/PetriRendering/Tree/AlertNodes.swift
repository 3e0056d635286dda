import PetriCatalog
import PetriComposer
import PetriUIKit

/// The content of an alert as nodes, in place of the views that UIKit makes of it.
@MainActor
struct AlertNodes {
  let secrets: SecretTexts
  let references: ScreenReferences?
  let field: (UITextField) -> [ShownNode]

  func nodes(of alert: UIAlertController) -> [ShownNode] {
    let texts = [("title", alert.title), ("message", alert.message)].compactMap { name, text in
      text.flatMap { $0.isEmpty ? nil : ShownNode("\(name) \($0.quoted)") }
    }
    return texts + (alert.textFields ?? []).flatMap(field) + alert.actions.map { node(of: $0, in: alert) }
  }

  private func node(of action: UIAlertAction, in alert: UIAlertController) -> ShownNode {
    let title = ["action", action.accessibilityIdentifier, (action.title ?? "").quoted].compactMap(\.self)
    let style: String? =
      switch action.style {
      case .default: nil
      case .cancel: "cancel"
      case .destructive: "destructive"
      }
    let tap = (alert as? AlertViewController)?.tap(of: action)
    let words = [
      style, alert.preferredAction === action ? "preferred" : nil, action.isEnabled ? nil : "disabled",
      tap.map { "-> \($0.text(hiding: secrets))" },
    ]
    var node = ShownNode(title.joined(separator: " "), words.compactMap(\.self).map(ShownNode.Attribute.init(reading:)))
    node.reference = references?.reference(called: action.accessibilityIdentifier ?? action.title, in: alert)
    return node
  }
}
