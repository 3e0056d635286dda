import Foundation

/// The wide color space of Apple's displays.
enum DisplayP3 {
  /// Converts components to sRGB; results below 0 or above 1 are outside sRGB.
  ///
  /// Both spaces have sRGB's transfer function and the white point D65; the matrix converts between their primaries
  /// (CSS Color 4, section 10).
  static func sRGB(_ parts: [Double]) -> [Double] {
    let linear = parts.map { part in
      part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let rows = [
      [1.224_940_2, -0.224_940_2, 0.0],
      [-0.042_057_0, 1.042_057_0, 0.0],
      [-0.019_637_6, -0.078_636_0, 1.098_273_6],
    ]
    return rows.map { row in
      let value = zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
      return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }
}
