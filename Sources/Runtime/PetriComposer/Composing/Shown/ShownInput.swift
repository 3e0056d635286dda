package import PetriRouting
package import PetriUIKit

/// A view of one kind whose value a person changes: how that is kept, bound, typed, stepped and set.
///
/// The defaults are those of a control that sends its changes, and in which nothing is typed.
package protocol ShownInput: ShownKind {
  /// Whether text is typed in it.
  var isTypedIn: Bool { get }
  /// The events of a control that are its changes.
  var changeEvents: UIControl.Event { get }
  /// The events of a control on which the action of its definition is done.
  var tapEvents: UIControl.Event { get }
  /// The value that it holds.
  @MainActor var held: InputValue { get }
  /// A part of the value, where it has such parts.
  @MainActor func held(_ part: InputBinding.Part?) -> InputValue?
  /// Has it hold a value that came from such a view; no action is done.
  @MainActor func put(_ value: InputValue)
  /// Has something done whenever a person has changed it.
  @MainActor func hear(_ change: @escaping @MainActor () -> Void, from view: UIView)

  #if os(Linux) || !canImport(UIKit)
    /// Its value as a move sets it; `nil` where it has none yet.
    var entry: String? { get }
    /// The value after some steps up, or down below zero, as a move sets it; `nil` where it has no steps.
    @MainActor func entry(adjustedBy steps: Int) -> String?
    /// Taps it.
    ///
    /// - Throws: `RoutingProblem` with its name where a tap on it does nothing.
    @MainActor func tap(as name: String) throws(RoutingProblem)
    /// Turns, moves or steps it until it has a value.
    ///
    /// - Throws: `RoutingProblem` with the problem of the value.
    @MainActor func set(_ text: String, as name: String) throws(RoutingProblem)
    /// Types until it holds a text.
    ///
    /// - Throws: `RoutingProblem` with its name where it takes none.
    @MainActor func type(_ text: String, as name: String) throws(RoutingProblem)
    /// Presses the return key in it.
    ///
    /// - Throws: `RoutingProblem` with its name where it has none, or nothing listens to it.
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

    /// Begins to type in a view.
    @MainActor func edit(_ view: UIView, as name: String) throws(RoutingProblem) {
      guard view.becomeFirstResponder() else { throw .nothing(name, "it can't be edited") }
    }

    /// Types in a view: what differs at the end is selected and typed over, so that however long it is, the app hears of one edit.
    @MainActor func type(
      _ new: String,
      in view: some UITextInput & UIResponder,
      as name: String,
      by enter: (String) -> Bool
    ) throws(RoutingProblem) {
      let untyped = RoutingProblem("'\(name)' takes no text")
      guard view.isFirstResponder || view.becomeFirstResponder() else { throw untyped }
      // Beginning to type may have changed the text.
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
    /// A tap that does nothing.
    static func nothing(_ name: String, _ reason: String) -> RoutingProblem {
      RoutingProblem("a tap on '\(name)' does nothing: \(reason)")
    }
  }

  extension Number {
    /// A number as a move sets it.
    static func entry(_ value: Double) -> String {
      let rounded = (value * 1_000).rounded() / 1_000
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    /// The nearest number between two, as a move sets it.
    static func entry(_ value: Double, from minimum: Double, to maximum: Double) -> String {
      entry(min(maximum, max(minimum, value)))
    }

    /// Looks whether a number is between two.
    ///
    /// - Throws: `RoutingProblem` with both where it isn't.
    static func check(_ value: Double, isFrom minimum: Double, to maximum: Double) throws(RoutingProblem) {
      guard value < minimum || value > maximum else { return }
      let (low, high) = (entry(minimum), entry(maximum))
      throw RoutingProblem("the value must be between \(low) and \(high); found \(entry(value))")
    }
  }
#endif

/// Numbers as texts have them.
package enum Number {
  /// A number with at most two digits behind the point, and none where they are zeros.
  package static func text(_ value: CGFloat) -> String {
    let hundredths = (Double(value) * 100).rounded()
    guard hundredths.isFinite, abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    guard whole % 100 != 0 else { return String(whole / 100) }
    let fraction = abs(whole % 100)
    let digits = fraction % 10 == 0 ? String(fraction / 10) : fraction < 10 ? "0\(fraction)" : String(fraction)
    return (whole < 0 ? "-" : "") + String(abs(whole) / 100) + "." + digits
  }

  /// A number with all its digits, and without a point where it is an integer.
  package static func exact(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e15, value == value.rounded() else { return "\(Double(value))" }
    return String(Int(value))
  }

  /// A number and between which two it can be: `3 of 0…10`.
  static func text(_ value: CGFloat, from minimum: CGFloat, to maximum: CGFloat) -> String {
    "\(text(value)) of \(text(minimum))…\(text(maximum))"
  }

  /// A share of 1: `40%`.
  static func percent(_ share: Float) -> String {
    share.isFinite ? "\(Int((min(1, max(0, share)) * 100).rounded()))%" : "0%"
  }

  /// A frame: `0 59 393 759`.
  package static func frame(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { text($0) }.joined(separator: " ")
  }
}
