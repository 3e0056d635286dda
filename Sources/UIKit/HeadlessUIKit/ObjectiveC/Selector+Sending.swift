extension Selector {
  /// A name whose methods are made known first, by the calls that come after it: what the plugin PetriObjectiveC writes
  /// for `#selector`.
  public init(headless name: String, _ tables: Void...) {
    self.init(name)
  }

  /// Calls the method, or reports to the misuse handler that the target has none. Without a target nothing is done: it
  /// has ended.
  @MainActor @discardableResult package func send(to target: AnyObject?, _ arguments: Any?...) -> Any? {
    guard let target else { return nil }
    guard case .done(let result) = HeadlessMethods.perform(description, on: target, arguments) else {
      HeadlessMethods.report(missing: description, of: target)
      return nil
    }
    return result
  }

  /// Calls the method of a target, or of the first responder that has it.
  @MainActor package func send(to target: AnyObject?, from sender: AnyObject?) {
    if target != nil {
      send(to: target, sender)
    } else {
      UIApplication.shared.sendAction(self, to: nil, from: sender, for: nil)
    }
  }
}
