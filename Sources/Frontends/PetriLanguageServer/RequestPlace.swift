import PetriCatalog
import PetriDiagnostics
import PetriJSONRPC
import PetriLinks
import PetriText
import PetriYAML

/// The document position of a request.
@MainActor
struct RequestPlace {
  let model: CatalogModel
  let path: String
  let file: SourceFile
  let offset: Int
  private let encoding: PositionEncoding

  init?(_ params: JSONValue, _ server: LanguageServer) {
    guard let (model, path, file) = server.document(params) else { return nil }
    (self.model, self.path, self.file) = (model, path, file)
    encoding = server.client.encoding
    offset = encoding.offset(of: params["position"], in: file)
  }

  var outline: Outline? { model.outline(of: path)?.outline }

  var mention: Outline.Mention? { model.mention(at: offset, in: path) }

  func range(_ offsets: Range<Int>) -> JSONText { encoding.range(offsets, in: file) }

  /// The screen that the link at the position leads to.
  var linkTarget: String? {
    let value = outline?.values.last { $0.node.kind == .scalar && $0.node.usedRange.offsets.holds(offset) }
    guard let text = value?.node.text, text.contains("/"), let link = try? Link(text) else { return nil }
    guard case .screen(let name, _)? = model.catalog.links.matches(of: link).first?.destination else { return nil }
    return name
  }
}
