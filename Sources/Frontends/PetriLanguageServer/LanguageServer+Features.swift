import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriJSONRPC
import PetriLinks
import PetriLoader
import PetriText
import PetriYAML

extension LanguageServer {
  func feature(_ call: Call) throws(RPCError) -> JSONText {
    if call.method == "workspace/symbol" { return workspaceSymbols(call.params["query"]?.string ?? "") }
    guard let position = RequestPosition(call.params, self) else {
      guard LanguageServer.methods.contains(call.method) else { throw .unknownMethod(call.method) }
      return .null
    }
    switch call.method {
    case "textDocument/completion": return completion(position)
    case "textDocument/hover": return hover(position)
    case "textDocument/definition": return definition(position)
    case "textDocument/references": return try references(position, call)
    case "textDocument/prepareRename": return try renamed(position)
    case "textDocument/rename": return try renaming(position, call)
    case "textDocument/codeAction": return codeActions(position, call.params)
    case "textDocument/documentSymbol": return documentSymbols(position)
    case "textDocument/foldingRange": return folding(position)
    case "textDocument/semanticTokens/full": return tokens(position)
    case "textDocument/codeLens": return lenses(position)
    case "textDocument/inlayHint": return hints(position, call.params)
    default: throw .unknownMethod(call.method)
    }
  }

  private static let methods: Set<String> = [
    "textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/references",
    "textDocument/prepareRename", "textDocument/rename", "textDocument/codeAction", "textDocument/documentSymbol",
    "textDocument/foldingRange", "textDocument/semanticTokens/full", "textDocument/codeLens", "textDocument/inlayHint",
  ]

  private func completion(_ position: RequestPosition) -> JSONText {
    let completion = Completion(position.file, at: position.offset, in: position.model)
    let range = position.range(completion.replaced)
    let items = completion.items.enumerated().map { $1.json(range, order: $0) }
    return .object([("isIncomplete", .bool(false)), ("items", .array(items))])
  }

  private func hover(_ position: RequestPosition) -> JSONText {
    guard let hover = Hover(position.file, at: position.offset, in: position.model, picture: settings.picture) else {
      return .null
    }
    return .object([
      ("contents", .object([("kind", .string("markdown")), ("value", .string(hover.text))])),
      ("range", position.range(hover.range)),
    ])
  }

  // MARK: - Names

  private func definition(_ position: RequestPosition) -> JSONText {
    guard let mention = position.mention else {
      if let touched = position.model.placeTouched(at: position.offset, in: position.path) {
        return .array([location(touched, position.model)])
      }
      return position.linkTarget.map { target in
        .array(
          position.model.definitions(of: Symbol(.screen, target)).map { location($0.file, $0.range, position.model) }
        )
      } ?? .null
    }
    let found = position.model.definitions(of: mention.symbol)
    return found.isEmpty ? .null : .array(found.map { location($0.file, $0.range, position.model) })
  }

  private func location(_ file: SourceFile, _ range: Range<Int>, _ model: CatalogModel) -> JSONText {
    .object([("uri", .string(model.uri(file.path))), ("range", client.encoding.range(range, in: file))])
  }

  private func location(_ place: Place, _ model: CatalogModel) -> JSONText {
    let start = JSONText.object([("line", .int(place.line - 1)), ("character", .int(place.column - 1))])
    return .object([
      ("uri", .string(model.uri(place.file))), ("range", .object([("start", start), ("end", start)])),
    ])
  }

  private func references(_ position: RequestPosition, _ call: Call) throws(RPCError) -> JSONText {
    guard let mention = position.mention else { return .null }
    let isWithDefinition = call.params["context"]?["includeDeclaration"]?.bool ?? true
    let found = try position.model.mentions(of: mention.symbol) { () throws(RPCError) in try call.checkCancellation() }
    return .array(
      found.filter { isWithDefinition || !$0.mention.isDefinition }
        .map { location($0.file, $0.mention.range, position.model) }
    )
  }

  private func renamed(_ position: RequestPosition) throws(RPCError) -> JSONText {
    guard let mention = Rename.name(position.file, at: position.offset, in: position.model) else {
      throw RPCError(.requestFailed, "this can't be renamed")
    }
    return .object([
      ("range", position.range(mention.range)), ("placeholder", .string(mention.symbol.lastName)),
    ])
  }

  private func renaming(_ position: RequestPosition, _ call: Call) throws(RPCError) -> JSONText {
    let name = try call.string("newName")
    guard let mention = Rename.name(position.file, at: position.offset, in: position.model) else {
      throw RPCError(.requestFailed, "this can't be renamed")
    }
    let rename = try Rename(mention.symbol, to: name, in: position.model, call)
    var edits: [(file: SourceFile, edits: [JSONText])] = []
    for found in rename.places {
      let edit = textEdit(found.mention.range, name, in: found.file)
      if edits.last?.file.path == found.path {
        edits[edits.count - 1].edits.append(edit)
      } else {
        edits.append((found.file, [edit]))
      }
    }
    return workspaceEdit(edits, renames: rename.files, position.model)
  }

  private func textEdit(_ range: Range<Int>, _ text: String, in file: SourceFile) -> JSONText {
    .object([("range", client.encoding.range(range, in: file)), ("newText", .string(text))])
  }

  private func workspaceEdit(
    _ edits: [(file: SourceFile, edits: [JSONText])],
    renames: [(old: String, new: String)] = [],
    _ model: CatalogModel
  ) -> JSONText {
    guard client.takesVersions else {
      return .object([("changes", .object(edits.map { (model.uri($0.file.path), .array($0.edits)) }))])
    }
    var changes = edits.map { file, edits in
      let uri = model.uri(file.path)
      return JSONText.object([
        (
          "textDocument",
          .object([("uri", .string(uri)), ("version", version(of: uri).map { .int($0) } ?? .null)])
        ), ("edits", .array(edits)),
      ])
    }
    for (old, new) in client.renamesFiles ? renames : [] {
      changes.append(
        .object([
          ("kind", .string("rename")), ("oldUri", .string(model.uri(old))), ("newUri", .string(model.uri(new))),
        ])
      )
    }
    return .object([("documentChanges", .array(changes))])
  }

  // MARK: - Fixes

  private func codeActions(_ position: RequestPosition, _ params: JSONValue) -> JSONText {
    let encoding = client.encoding
    let start = encoding.offset(of: params["range"]?["start"], in: position.file)
    let end = max(start, encoding.offset(of: params["range"]?["end"], in: position.file))
    let only = params["context"]?["only"]?.array?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix("\($0).") } ?? true }
    var actions: [JSONText] = []
    if isWanted("quickfix") {
      actions += CodeActions.fixes(in: start..<end, of: position.path, in: position.model).map { action in
        .object([
          ("title", .string(action.fix.message)), ("kind", .string("quickfix")),
          ("isPreferred", .bool(action.fix.applicability == .machine)),
          ("diagnostics", .array([DiagnosticText(action.diagnostic, in: position.model, encoding).json])),
          (
            "edit",
            workspaceEdit(
              [(position.file, [textEdit(action.fix.range.offsets, action.fix.replacement, in: position.file)])],
              position.model
            )
          ),
        ])
      }
    }
    if only != nil, isWanted(CodeActions.fixAll), let fixed = CodeActions.fixed(position.path, in: position.model) {
      let edit = textEdit(0..<position.file.bytes.count, String(decoding: fixed, as: UTF8.self), in: position.file)
      actions.append(
        .object([
          ("title", .string("put in all certain fixes")), ("kind", .string(CodeActions.fixAll)),
          ("edit", workspaceEdit([(position.file, [edit])], position.model)),
        ])
      )
    }
    return .array(actions)
  }

  // MARK: - Overviews

  private func documentSymbols(_ position: RequestPosition) -> JSONText {
    func json(_ symbol: DocumentSymbol) -> JSONText {
      .object([
        ("name", .string(symbol.name)), ("detail", .string(symbol.detail)), ("kind", .int(symbol.kind)),
        ("range", position.range(symbol.extent)), ("selectionRange", position.range(symbol.range)),
        ("children", symbol.children.isEmpty ? nil : .array(symbol.children.map(json))),
      ])
    }
    return .array(position.outline.map { DocumentSymbol.all(in: $0).map(json) } ?? [])
  }

  private func workspaceSymbols(_ query: String) -> JSONText {
    var found: [JSONText] = []
    for model in catalogues {
      let screens = model.catalog.screens.map { ($0.name, $0.place, $0.isPart ? "part" : "screen") }
      let broken = model.loaded.brokenScreens.map { ($0.name, $0.place, "screen") }
      let containers = model.catalog.containers.map { ($0.name, $0.place, "container") }
      for (name, place, kind) in screens + broken + containers where name.hasLetters(of: query) {
        found.append(
          .object([
            ("name", .string(name)), ("kind", .int(5)), ("containerName", .string(kind)),
            ("location", location(place, model)),
          ])
        )
        // More results are useless to a person.
        if found.count == 1_000 { return .array(found) }
      }
    }
    return .array(found)
  }

  private func folding(_ position: RequestPosition) -> JSONText {
    let ranges = position.outline.map { Folding.ranges($0, in: position.file) } ?? []
    return .array(
      ranges.map { .object([("startLine", .int($0.lowerBound)), ("endLine", .int($0.upperBound))]) }
    )
  }

  private func tokens(_ position: RequestPosition) -> JSONText {
    let data = position.outline.map { SemanticTokens($0).data(in: position.file, client.encoding) } ?? []
    return .object([("data", .array(data.map { .int($0) }))])
  }

  private func lenses(_ position: RequestPosition) -> JSONText {
    let screens = (position.outline?.documents ?? []).filter { $0.construct == .screen || $0.construct == .part }
    return .array(
      screens.compactMap(\.name).filter(\.text.isKebabCase).flatMap { name in
        [("launch", "petri.launch"), ("record", "petri.record"), ("open in the gallery", "petri.gallery")]
          .map { title, command -> JSONText in
            .object([
              ("range", position.range(name.usedRange.offsets)),
              (
                "command",
                .object([
                  ("title", .string(title)), ("command", .string(command)),
                  (
                    "arguments",
                    .array([
                      .object([("screen", .string(name.text)), ("folder", .string(position.model.folder))])
                    ])
                  ),
                ])
              ),
            ])
          }
      }
    )
  }

  private func hints(_ position: RequestPosition, _ params: JSONValue) -> JSONText {
    let encoding = client.encoding
    let start = encoding.offset(of: params["range"]?["start"], in: position.file)
    let end = params["range"]?["end"].map { encoding.offset(of: $0, in: position.file) } ?? position.file.bytes.count
    return .array(
      InlayHint.all(of: position.path, in: position.model).filter { start <= $0.offset && $0.offset <= end }.map {
        hint in
        .object([
          ("position", encoding.position(of: hint.offset, in: position.file)),
          (
            "label",
            .array(
              hint.parts.enumerated().map { number, part in
                .object([
                  ("value", .string((number > 0 ? ", " : "") + part.text.cleaned)),
                  ("tooltip", .string("from \(part.place)")),
                  ("location", location(part.place, position.model)),
                ])
              }
            )
          ), ("paddingLeft", .bool(true)),
        ])
      }
    )
  }
}

extension String {
  /// Whether the letters of a query occur in order.
  fileprivate func hasLetters(of query: String) -> Bool {
    var rest = query.lowercased()[...]
    for letter in lowercased() where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

@MainActor
struct RequestPosition {
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
