package import InterfaceBuilder

extension Connection {
  /// The effect of the connection on a tap: `show berth`, `presentation booking pageSheet`, `unwind cancel:`, `action
  /// save`; `nil` for outlets and embedding segues.
  ///
  /// - Parameter screen: returns the screen for the identifier of a destination.
  package func effect(screen: (String) -> String?) -> String? {
    guard case .segue(let segue) = kind else { return actionName.map { "action \($0)" } }
    switch segue.kind {
    case "relationship", "embed": return nil
    case "unwind": return "unwind \(segue.unwindAction ?? "")"
    default:
      return [segue.kind, screen(destination), segue.modalPresentationStyle].compactMap(\.self).joined(separator: " ")
    }
  }
}
