import PetriUIKit

/// Numbers of points as texts have them.
enum Number {
  /// A number with at most two digits behind the point, and none where they are zeros.
  static func text(_ value: CGFloat) -> String {
    let hundredths = (Double(value) * 100).rounded()
    guard hundredths.isFinite, abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    guard whole % 100 != 0 else { return String(whole / 100) }
    let fraction = abs(whole % 100)
    let digits = fraction % 10 == 0 ? String(fraction / 10) : fraction < 10 ? "0\(fraction)" : String(fraction)
    return (whole < 0 ? "-" : "") + String(abs(whole) / 100) + "." + digits
  }

  /// A frame: `0 59 393 759`.
  static func frame(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map(text).joined(separator: " ")
  }
}
