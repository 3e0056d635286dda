import Foundation

/// A number as UIKit's descriptions print it: six significant digits, no trailing zeros.
func shortNumber(_ value: CGFloat) -> String {
  if value == value.rounded(), abs(value) < 1_000_000 { return String(Int(value)) }
  return String(format: "%g", Double(value))
}
