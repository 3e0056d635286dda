package import PetriRouting
package import PetriUIKit

/// A view whose value the user changes. The defaults suit a control without text input.
package protocol ShownInput: ShownKind {
  var isTypedIn: Bool { get }
  /// The control events that report a change.
  var changeEvents: UIControl.Event { get }
  /// The control events that trigger the definition's action.
  var tapEvents: UIControl.Event { get }
  @MainActor var held: InputValue { get }
  @MainActor func held(_ part: InputBinding.Part?) -> InputValue?
  /// Sets a value read from such a view; sends no action.
  @MainActor func put(_ value: InputValue)
  /// Calls a closure after each change by the user.
  @MainActor func hear(_ change: @escaping @MainActor () -> Void, from view: UIView)

  #if os(Linux) || !canImport(UIKit)
    /// The value as a move sets it; `nil` if it has none yet.
    var entry: String? { get }
    /// The value after a number of steps, negative for down; `nil` if it has no steps.
    @MainActor func entry(adjustedBy steps: Int) -> String?
    @MainActor func tap(as name: String) throws(RoutingProblem)
    @MainActor func set(_ text: String, as name: String) throws(RoutingProblem)
    @MainActor func type(_ text: String, as name: String) throws(RoutingProblem)
    @MainActor func submit(as name: String) throws(RoutingProblem)
  #endif
}

extension ShownInput {
  package var touch: ShownTouch { .input }
  package var input: (any ShownInput)? { self }
  package var isTypedIn: Bool { false }
  package var changeEvents: UIControl.Event { .valueChanged }
  package var tapEvents: UIControl.Event { .valueChanged }
  @MainActor package func held(_ part: InputBinding.Part?) -> InputValue? { held }
  @MainActor package func hear(_ change: @escaping @MainActor () -> Void, from view: UIView) {
    (view as? UIControl)?.addAction(UIAction { _ in change() }, for: changeEvents)
  }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownInput {
    @MainActor package func entry(adjustedBy steps: Int) -> String? { nil }
    @MainActor package func set(_ text: String, as name: String) throws(RoutingProblem) {
      throw RoutingProblem("'\(name)' has no value that can be set")
    }
    @MainActor package func type(_ text: String, as name: String) throws(RoutingProblem) {
      throw RoutingProblem("'\(name)' takes no text")
    }
    @MainActor package func submit(as name: String) throws(RoutingProblem) {
      throw RoutingProblem("'\(name)' isn't a text field")
    }

    @MainActor func edit(_ view: UIView, as name: String) throws(RoutingProblem) {
      guard view.becomeFirstResponder() else { throw .nothing(name, "it can't be edited") }
    }

    /// Types into a view by replacing the differing end, so that the app sees a single edit.
    @MainActor func type(
      _ new: String,
      in view: some UITextInput & UIResponder,
      as name: String,
      by enter: (String) -> Bool
    ) throws(RoutingProblem) {
      let untyped = RoutingProblem("'\(name)' takes no text")
      guard view.isFirstResponder || view.becomeFirstResponder() else { throw untyped }
      // Beginning to edit may have changed the text.
      let (start, end) = (view.beginningOfDocument, view.endOfDocument)
      let old = view.textRange(from: start, to: end).flatMap(view.text(in:)) ?? ""
      let common = zip(old, new).prefix { $0 == $1 }.count
      let rest = String(new.dropFirst(common))
      if let place = view.position(from: start, offset: old.prefix(common).utf16.count) {
        view.selectedTextRange = view.textRange(from: place, to: end)
      }
      if rest.isEmpty, common < old.count { view.deleteBackward() }
      guard rest.isEmpty || enter(rest) else { throw untyped }
    }
  }

  extension RoutingProblem {
    static func nothing(_ name: String, _ reason: String) -> RoutingProblem {
      RoutingProblem("a tap on '\(name)' does nothing: \(reason)")
    }
  }

  extension Number {
    static func entry(_ value: Double) -> String {
      let rounded = (value * 1_000).rounded() / 1_000
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    static func entry(_ value: Double, from minimum: Double, to maximum: Double) -> String {
      entry(min(maximum, max(minimum, value)))
    }

    static func check(_ value: Double, isFrom minimum: Double, to maximum: Double) throws(RoutingProblem) {
      guard value < minimum || value > maximum else { return }
      let (low, high) = (entry(minimum), entry(maximum))
      throw RoutingProblem("the value must be between \(low) and \(high); found \(entry(value))")
    }
  }
#endif

package enum Number {
  package static func text(_ value: CGFloat) -> String {
    let hundredths = (Double(value) * 100).rounded()
    guard hundredths.isFinite, abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    guard whole % 100 != 0 else { return String(whole / 100) }
    let fraction = abs(whole % 100)
    let digits = fraction % 10 == 0 ? String(fraction / 10) : fraction < 10 ? "0\(fraction)" : String(fraction)
    return (whole < 0 ? "-" : "") + String(abs(whole) / 100) + "." + digits
  }

  /// The number with all digits; integers have no decimal point.
  package static func exact(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e15, value == value.rounded() else { return "\(Double(value))" }
    return String(Int(value))
  }

  /// The number and its range: `3 of 0…10`.
  static func text(_ value: CGFloat, from minimum: CGFloat, to maximum: CGFloat) -> String {
    "\(text(value)) of \(text(minimum))…\(text(maximum))"
  }

  static func percent(_ share: Float) -> String {
    share.isFinite ? "\(Int((min(1, max(0, share)) * 100).rounded()))%" : "0%"
  }

  /// A frame: `0 59 393 759`.
  package static func frame(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }.joined(separator: " ")
  }
}
