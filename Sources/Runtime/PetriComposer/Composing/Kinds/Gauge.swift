import PetriCatalog
import PetriUIKit

extension GaugeDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let bounds = site.scope.bounds(minimum, maximum, default: 0...1)
    return GaugeView(value.value(in: site.scope) ?? bounds.lowerBound, in: bounds)
  }
}

final class GaugeView: UIProgressView {
  let value: Double
  let range: ClosedRange<Double>

  init(_ value: Double, in range: ClosedRange<Double>) {
    self.value = min(range.upperBound, max(range.lowerBound, value))
    self.range = range
    super.init(frame: .zero)
    progress = Float((self.value - range.lowerBound) / max(.leastNonzeroMagnitude, range.upperBound - range.lowerBound))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

struct ShownGauge: ShownKind {
  let value: String?
  private let share: Float

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? GaugeView else { return nil }
    value = Number.text(CGFloat(view.value), from: CGFloat(view.range.lowerBound), to: CGFloat(view.range.upperBound))
    share = view.progress
  }

  var word: String? { "gauge" }
  var isLeaf: Bool { true }
  var form: ShownForm { .bar(share: share) }
  var speech: ShownSpeech { ShownSpeech(stop: .always, name: "Gauge", value: Number.percent(share)) }
}
