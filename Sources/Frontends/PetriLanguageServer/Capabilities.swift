import PetriJSONRPC
import PetriText

/// The relevant capabilities of the editor.
struct ClientCapabilities {
  let roots: [String]
  let encoding: PositionEncoding
  /// Whether the editor can watch files for external changes.
  let watchesFiles: Bool
  let takesVersions: Bool
  let renamesFiles: Bool

  init(_ params: JSONValue) {
    let all = params["capabilities"]
    let folders = params["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string } ?? []
    let root = params["rootUri"]?.string.map { [$0] } ?? []
    roots = (folders.isEmpty ? root : folders).compactMap(DocumentURI.path)
    let offered = all?["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    encoding = PositionEncoding(offered: offered)
    let workspace = all?["workspace"]
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    let edit = workspace?["workspaceEdit"]
    takesVersions = edit?["documentChanges"]?.bool ?? false
    renamesFiles = edit?["resourceOperations"]?.array?.contains { $0.string == "rename" } ?? false
  }
}

enum ServerCapabilities {
  static func json(_ encoding: PositionEncoding) -> JSONText {
    func words(_ words: [String]) -> JSONText { .array(words.map { .string($0) }) }
    let sync = JSONText.object([
      ("openClose", .bool(true)), ("change", .int(2)), ("save", .object([("includeText", .bool(false))])),
    ])
    let tokens = JSONText.object([
      (
        "legend",
        .object([
          ("tokenTypes", words(SemanticTokens.Kind.allCases.map(\.name))),
          ("tokenModifiers", words(SemanticTokens.modifiers)),
        ])
      ), ("full", .bool(true)),
    ])
    let actions = JSONText.object([("codeActionKinds", words(["quickfix", CodeActions.fixAll]))])
    return .object([
      (
        "capabilities",
        .object([
          ("positionEncoding", .string(encoding.rawValue)), ("textDocumentSync", sync),
          ("completionProvider", .object([("triggerCharacters", words([" ", "{", ".", "$", "\"", "[", "-"]))])),
          ("hoverProvider", .bool(true)), ("definitionProvider", .bool(true)), ("referencesProvider", .bool(true)),
          ("renameProvider", .object([("prepareProvider", .bool(true))])), ("codeActionProvider", actions),
          ("documentSymbolProvider", .bool(true)), ("workspaceSymbolProvider", .bool(true)),
          ("foldingRangeProvider", .bool(true)), ("semanticTokensProvider", tokens),
          ("codeLensProvider", .object([])), ("inlayHintProvider", .bool(true)),
        ])
      ), ("serverInfo", .object([("name", .string("petri"))])),
    ])
  }

  static let watching = JSONText.object([
    (
      "registrations",
      .array([
        .object([
          ("id", .string("files")), ("method", .string("workspace/didChangeWatchedFiles")),
          (
            "registerOptions",
            .object([
              (
                "watchers",
                .array([
                  .object([
                    ("globPattern", .string("**/*.{yaml,yml,strings,stringsdict,xcstrings,json,ttf,otf,ttc,otc}"))
                  ])
                ])
              )
            ])
          ),
        ])
      ])
    )
  ])
}
