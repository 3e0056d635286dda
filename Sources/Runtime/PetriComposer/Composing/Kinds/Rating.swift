import PetriCatalog
import PetriRouting
import PetriUIKit

extension RatingDefinition: InputKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let rating = RatingControl(count: count)
    rating.stars = stars.value(in: site.scope) ?? 0
    rating.isEnabled = builder.isEnabled(self, at: site)
    return rating
  }

  func bindings(in scope: Scope) -> [InputBinding?] { [InputBinding(stars, in: scope)] }
}

final class RatingControl: UIControl {
  private let label = UILabel()
  let count: Int

  var stars = 0 {
    didSet {
      stars = min(count, max(0, stars))
      label.text = String(repeating: "★", count: stars) + String(repeating: "☆", count: count - stars)
    }
  }

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
    keepSize()
    stars = 0
    label.font = .preferredFont(forTextStyle: .title2)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      // The minimum height of a touch target.
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = isEnabled ? tintColor : .tertiaryLabel
  }

  /// Sets the rating as a user does, sending actions if it changed.
  func give(_ stars: Int) {
    guard isEnabled, isUserInteractionEnabled, stars != self.stars else { return }
    self.stars = stars
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, label.bounds.width > 0 else { return }
    let share = touch.location(in: label).x / label.bounds.width
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    give(Int(((isMirrored ? 1 - share : share) * CGFloat(count)).rounded(.up)))
  }
}

struct ShownRating: ShownInput {
  private let view: RatingControl
  private let stars: Int
  private let count: Int

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? RatingControl else { return nil }
    self.view = view
    stars = view.stars
    count = view.count
  }

  var word: String? { "rating" }
  var isLeaf: Bool { true }
  var value: String? { "\(stars) of \(count)" }
  // The stars are a label inside.
  var form: ShownForm { .subviews }
  var speech: ShownSpeech { ShownSpeech(stop: .always, name: "Rating", words: ["adjustable"], value: value) }

  var held: InputValue { .index(stars) }
  @MainActor func put(_ value: InputValue) { if case .index(let stars) = value { view.stars = stars } }
}

#if os(Linux) || !canImport(UIKit)
  extension ShownRating {
    var entry: String? { String(stars) }
    func entry(adjustedBy steps: Int) -> String? { String(min(count, max(0, stars + steps))) }
    @MainActor func tap(as name: String) throws(RoutingProblem) { view.give((stars + 1) % (count + 1)) }
    @MainActor func set(_ text: String, as name: String) throws(RoutingProblem) {
      guard let stars = Int(text), (0...count).contains(stars) else {
        throw RoutingProblem("a rating is 0 to \(count)")
      }
      view.give(stars)
    }
  }
#endif
