import PetriCatalog
import PetriDiagnostics
package import PetriJSONRPC
import PetriLoader
package import PetriText

@MainActor
package final class LanguageServer: Service {
  let settings: LanguageServerSettings
  private(set) var client = ClientCapabilities(.null)
  private var models: [String: CatalogModel] = [:]
  private var documents: [String: OpenDocument] = [:]
  private var published = PublishedProblems()
  /// The documents changed since they were last checked.
  private var changed: [String] = []
  private var state = State.new
  private var isQuiet = false

  private enum State { case new, running, shutDown }

  package init(_ settings: LanguageServerSettings) { self.settings = settings }

  /// Whether the editor shut the server down in the protocol's order.
  package var wasShutDown: Bool { state == .shutDown }

  package func answer(_ call: Call, in conversation: Conversation) throws(RPCError) -> JSONText {
    switch (call.method, state) {
    case ("initialize", .new):
      client = ClientCapabilities(call.params)
      state = .running
      for root in client.roots { _ = model(for: root + "/.") }
      return ServerCapabilities.json(client.encoding)
    case (_, .new): throw RPCError(.notInitialized, "the first request must be 'initialize'")
    case (_, .shutDown): throw RPCError(.invalidRequest, "the server is shut down")
    case ("initialize", _): throw RPCError(.invalidRequest, "the server is initialized already")
    case ("shutdown", _):
      state = .shutDown
      return .null
    default: return try feature(call)
    }
  }

  package func take(_ method: String, _ params: JSONValue, in conversation: Conversation) {
    if method == "exit" { return conversation.finish() }
    guard state == .running else { return }
    isQuiet = false
    switch method {
    case "initialized":
      if client.watchesFiles { conversation.request("client/registerCapability", ServerCapabilities.watching) }
    case "textDocument/didOpen": open(params["textDocument"])
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params["textDocument"]?["uri"]?.string)
    case "textDocument/didSave": if let model = document(params)?.model { model.touch([]) }
    case "workspace/didChangeWatchedFiles":
      filesChanged(params["changes"]?.array?.compactMap { $0["uri"]?.string } ?? [])
    default: break
    }
  }

  package func rest(in conversation: Conversation) -> Int? {
    guard state == .running else { return nil }
    var isLeft = false
    for model in models.values where model.isStale {
      let isQuick = model.loadTime <= settings.quickLoad
      // A catalogue is loaded at least once.
      if isQuick || isQuiet {
        model.load()
      } else {
        isLeft = true
        for uri in changed {
          if let document = documents[uri], let path = model.path(document.path) { _ = model.check(path) }
        }
      }
    }
    publish(changed, conversation)
    changed = []
    guard isLeft else { return nil }
    isQuiet = true
    return settings.quiet
  }

  // MARK: - Documents

  private func open(_ item: JSONValue?) {
    guard let uri = item?["uri"]?.string, let path = DocumentURI.path(uri), let text = item?["text"]?.string else {
      return
    }
    let document = OpenDocument(uri: uri, path: path, version: item?["version"]?.int, text: text)
    documents[uri] = document
    note(document)
  }

  private func change(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.string, var document = documents[uri] else { return }
    let version = params["textDocument"]?["version"]?.int
    document.apply(params["contentChanges"]?.array ?? [], version: version, client.encoding)
    documents[uri] = document
    note(document)
  }

  private func note(_ document: OpenDocument) {
    changed.append(document.uri)
    guard let model = model(for: document.path), let path = model.path(document.path) else { return }
    model.change(path, to: document.bytes)
  }

  private func close(_ uri: String?) {
    guard let uri, let document = documents.removeValue(forKey: uri), let model = model(for: document.path),
      let path = model.path(document.path)
    else { return }
    model.change(path, to: nil)
  }

  private func filesChanged(_ uris: [String]) {
    let paths = uris.compactMap(DocumentURI.path)
    for model in models.values { model.touch(paths.compactMap(model.path)) }
  }

  func model(for path: String) -> CatalogModel? {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    guard let location = try? CatalogFinder.find(from: "/" + folder) else { return nil }
    if let known = models[location.folder] { return known }
    guard
      let model = try? CatalogModel(folder: location.folder, fileName: location.fileName, host: settings)
    else { return nil }
    // The file may have been opened before its catalogue existed.
    for document in documents.values {
      if let path = model.path(document.path) { model.change(path, to: document.bytes) }
    }
    models[location.folder] = model
    return model
  }

  var catalogues: [CatalogModel] { models.sorted { $0.key < $1.key }.map(\.value) }

  /// The file of a request with unsaved changes, and its catalogue, which may be stale.
  func document(_ params: JSONValue) -> (model: CatalogModel, path: String, file: SourceFile)? {
    guard let uri = params["textDocument"]?["uri"]?.string, let absolute = DocumentURI.path(uri),
      let model = model(for: absolute), let path = model.path(absolute)
    else { return nil }
    if model.isStale, model.loadTime <= settings.quickLoad { model.load() }
    return model.file(path).map { (model, path, $0) }
  }

  func version(of uri: String) -> Int? { documents[uri]?.version }

  // MARK: - Problems

  /// Publishes changed diagnostics, and always those of edited documents.
  private func publish(_ edited: [String], _ conversation: Conversation) {
    let edited = edited.filter { documents[$0].flatMap { model(for: $0.path) } != nil }
    for (uri, problems) in published.changes(in: catalogues, edited: Set(edited), client.encoding) {
      conversation.notify(
        "textDocument/publishDiagnostics",
        .object([
          ("uri", .string(uri)), ("version", version(of: uri).map { .int($0) }), ("diagnostics", problems),
        ])
      )
    }
  }
}
