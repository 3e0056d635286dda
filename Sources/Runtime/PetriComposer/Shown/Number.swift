package import PetriUIKit

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
