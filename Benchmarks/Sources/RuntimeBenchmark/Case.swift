/// Something whose cost must grow with its size and no faster.
@MainActor
struct Case {
  let name: String
  /// The sizes that are compared: the small one and the large one.
  let sizes: (small: Int, large: Int)
  /// Prepares for a size and returns what is measured.
  let prepare: (Int) -> () -> Void

  /// What one unit of the large size costs against one of the small size: 1 is linear. The best of some runs of each, for
  /// other work on the machine only ever makes a run slower.
  func growth() -> (factor: Double, unit: Duration) {
    let small = best(of: 7, size: sizes.small)
    let large = best(of: 3, size: sizes.large)
    let factor = (large / Double(sizes.large)) / (small / Double(sizes.small))
    return (factor, .seconds(large / Double(sizes.large)))
  }

  private func best(of runs: Int, size: Int) -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let body = prepare(size)
      let time = ContinuousClock().measure(body)
      let parts = time.components
      best = min(best, Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
    }
    return best
  }
}
