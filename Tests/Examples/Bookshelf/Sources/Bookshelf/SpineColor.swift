import CoreGraphics

import class UIKit.UIColor

/// The colours of spines, one after the other.
enum SpineColor {
  static func color(at index: Int) -> UIColor {
    let part = CGFloat(index % 4) / 4
    return UIColor(red: 1 - part / 2, green: 0.75, blue: 0.5 + part / 2, alpha: 1)
  }
}
