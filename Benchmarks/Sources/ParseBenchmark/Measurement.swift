/// The best time of several runs of each of two variants, run by turns so that a slow moment hits both.
struct Measurement {
  var base: Duration
  var variant: Duration

  init(rounds: Int, base runBase: () -> Void, variant runVariant: () -> Void) {
    let clock = ContinuousClock()
    base = clock.measure(runBase)
    variant = clock.measure(runVariant)
    for _ in 1..<max(2, rounds) {
      base = min(base, clock.measure(runBase))
      variant = min(variant, clock.measure(runVariant))
    }
  }

  var ratio: Double { variant / base }
}

extension Duration {
  /// Milliseconds with one decimal.
  var milliseconds: String { (self / .milliseconds(1)).rounded(toPlaces: 1) }
}

extension Double {
  func rounded(toPlaces places: Int) -> String {
    let scale = places == 1 ? 10.0 : 100.0
    let whole = Int((self * scale).rounded())
    let digits = String(whole % Int(scale))
    return "\(whole / Int(scale)).\(String(repeating: "0", count: places - digits.count))\(digits)"
  }
}
