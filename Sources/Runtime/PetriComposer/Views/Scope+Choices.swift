import PetriCatalog

extension Scope {
  /// The least and the greatest value. In the wrong order they are taken as UIKit does: the least one counts.
  func bounds(_ least: Attribute<Double>, _ greatest: Attribute<Double>, usual: ClosedRange<Double>) -> ClosedRange<
    Double
  > {
    let least = least.value(in: self) ?? usual.lowerBound
    return least...max(least, greatest.value(in: self) ?? usual.upperBound)
  }

  /// The place that is selected; -1 where the value is none of those that titles stand for.
  func selection(_ selected: Attribute<Int>, _ values: [String]) -> Int {
    guard case .reference(let reference) = selected, !values.isEmpty else { return selected.value(in: self) ?? 0 }
    return values.firstIndex(of: value(of: reference)?.text ?? "") ?? -1
  }
}
