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
