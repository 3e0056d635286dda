import PetriCatalog
import PetriUIKit

extension EmbeddedDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView { EmbeddedView(self, scope: site.scope) }

  var isCutAtCorners: Bool { true }
}

/// A map, a page, a video or a view of the app's own, of which only the name is known.
struct ShownEmbedded: ShownKind {
  private let role: EmbeddedDefinition.Role
  private let known: String?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? EmbeddedView else { return nil }
    role = view.role
    known = view.subject
  }

  var word: String? { role.rawValue }
  var isLeaf: Bool { true }
  var subject: String? { known.map { $0.isWord ? $0 : $0.quoted } }
  var text: String? { known }
  var form: ShownForm { .picture(name: [role.rawValue, known].compactMap(\.self).joined(separator: " ")) }
}

/// A box in the place of a map, a page, a video or a view of the app's own, which aren't drawn here.
final class EmbeddedView: UIView {
  /// Which of them it is.
  let role: EmbeddedDefinition.Role
  /// The subject that it shows: a name, an address, a place; `nil` where none is known.
  let subject: String?

  /// Its height where nothing else gives one, in points: the content in its place has no size of its own.
  private static let usualHeight: CGFloat = 150

  init(_ definition: EmbeddedDefinition, scope: Scope) {
    role = definition.role
    let place = [definition.latitude, definition.longitude].compactMap { $0?.value(in: scope) }
    let span = definition.span?.value(in: scope).map { " span \(Number.text(CGFloat($0)))" }
    subject =
      place.isEmpty
      ? (definition.name ?? definition.url)?.text(in: scope)
      : place.map { Number.text(CGFloat($0)) }.joined(separator: ", ") + (span ?? "")
    super.init(frame: .zero)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { grow(along: axis) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: EmbeddedView.usualHeight)
  }
}
