package import InterfaceBuilder

extension Connection {
  /// The effect of a tap on the object that has it: `show berth`, `presentation booking pageSheet`, `unwind cancel:`, `action save`; `nil` for
  /// an outlet, and for a way that nobody takes.
  ///
  /// - Parameter screen: the screen of a segue's destination, by the destination's identifier.
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
