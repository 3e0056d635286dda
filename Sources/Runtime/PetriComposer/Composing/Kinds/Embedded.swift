import PetriCatalog
import PetriUIKit

extension EmbeddedDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView { EmbeddedView(self, scope: site.scope) }

  var isCutAtCorners: Bool { true }
}

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

final class EmbeddedView: UIView {
  let role: EmbeddedDefinition.Role
  let subject: String?

  private static let defaultHeight: CGFloat = 150

  init(_ definition: EmbeddedDefinition, scope: Scope) {
    role = definition.role
    let coordinates = [definition.latitude, definition.longitude].compactMap { $0?.value(in: scope) }
    let span = definition.span?.value(in: scope).map { " span \(Number.text(CGFloat($0)))" }
    subject =
      coordinates.isEmpty
      ? (definition.name ?? definition.url)?.text(in: scope)
      : coordinates.map { Number.text(CGFloat($0)) }.joined(separator: ", ") + (span ?? "")
    super.init(frame: .zero)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { grow(along: axis) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: EmbeddedView.defaultHeight)
  }
}
