import Foundation
import PetriJSONRPC
import PetriLanguageServer
import PetriLoader
import PetriText

/// An editor within the process, with files in a folder of its own that is gone afterwards.
@MainActor
final class TestEditor {
  /// The sign for the cursor in texts.
  static let cursor = "‸"

  let folder: URL
  let server: LanguageServer
  /// The problems that the server made known, by the files' paths.
  private(set) var problems: [String: [JSONValue]] = [:]
  /// The problems that the server made known since the last look, a line each: the file, its version, and how many there are.
  private var order: [String] = []
  private var number = 0
  private var versions: [String: Int] = [:]

  /// - Parameters:
  ///   - files: the files by their paths.
  ///   - capabilities: the editor's, as JSON.
  init(
    _ files: [String: String],
    capabilities: String = #"{"workspace":{"workspaceEdit":{"documentChanges":true,"resourceOperations":["rename"]}}}"#,
    change: (inout LanguageServerSettings) -> Void = { _ in }
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "petri-lsp-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let loader = CatalogLoader(devices: ["iphone-16", "iphone-se"], isParallel: false)
    var settings = LanguageServerSettings(loader: loader) { name, _ in "┌ \(name) ┐" }
    settings.quickLoad = .seconds(1_000)
    change(&settings)
    server = LanguageServer(settings)
    request("initialize", #"{"rootUri":"file://\#(folder.path)","capabilities":\#(capabilities)}"#)
    notify("initialized", "{}")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  // MARK: - Messages

  @discardableResult
  func request(_ method: String, _ params: String) -> JSONValue {
    number += 1
    let found = exchange(#"{"jsonrpc":"2.0","id":\#(number),"method":"\#(method)","params":\#(params)}"#)
    return found["result"] ?? found["error"] ?? .null
  }

  func notify(_ method: String, _ params: String) {
    exchange(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  /// Sends a message, and gives the answer.
  @discardableResult
  private func exchange(_ message: String) -> JSONValue {
    let channel = MemoryChannel([Framing.headers.framed(message)])
    _ = Conversation(.languageServer, over: channel).run(server)
    var answer = JSONValue.null
    for part in String(decoding: channel.sent, as: UTF8.self).components(separatedBy: "Content-Length: ") {
      guard let body = part.range(of: "\r\n\r\n"),
        let value = try? JSONParser.value(of: Array(part[body.upperBound...].utf8))
      else { continue }
      if value["method"]?.string == "textDocument/publishDiagnostics", let uri = value["params"]?["uri"]?.string {
        problems[path(uri)] = value["params"]?["diagnostics"]?.array ?? []
        let version = value["params"]?["version"]?.int.map { " \($0)" } ?? ""
        order.append("\(path(uri))\(version): \(problems[path(uri)]?.count ?? 0)")
      } else if value["id"] != nil, value["method"] == nil {
        answer = value
      }
    }
    return answer
  }

  /// The files whose problems are made known by something, in the order in which it does, each with its version if it is open and how many
  /// there are.
  func published(_ work: () throws -> Void) rethrows -> [String] {
    order = []
    try work()
    return order
  }

  // MARK: - Files

  func uri(_ path: String) -> String { "file://\(folder.path)/\(path)" }

  func path(_ uri: String) -> String { uri.replacing("file://\(folder.path)/", with: "") }

  /// Opens a file, with another text than that on the disk if one is given.
  func open(_ path: String, _ text: String? = nil) throws {
    let text = try text ?? String(contentsOf: folder.appending(path: path), encoding: .utf8)
    versions[path] = 1
    let item = JSONText.object([
      ("uri", .string(uri(path))), ("languageId", .string("yaml")), ("version", .int(1)), ("text", .string(text)),
    ])
    notify("textDocument/didOpen", JSONText.object([("textDocument", item)]).compact)
  }

  /// Makes changes in an open file, each as the protocol has it.
  func change(_ path: String, _ changes: [JSONText]) {
    versions[path, default: 1] += 1
    let document = JSONText.object([("uri", .string(uri(path))), ("version", .int(versions[path] ?? 1))])
    notify(
      "textDocument/didChange",
      JSONText.object([("textDocument", document), ("contentChanges", .array(changes))]).compact
    )
  }

  /// Gives an open file another text.
  func change(_ path: String, to text: String) { change(path, [.object([("text", .string(text))])]) }

  /// The parameters of a request about a place.
  func parameters(_ path: String, _ line: Int, _ column: Int, _ more: String = "") -> String {
    #"{"textDocument":{"uri":"\#(uri(path))"},"position":{"line":\#(line),"character":\#(column)}\#(more)}"#
  }

  /// Opens a file with the text around a cursor, and asks about its place.
  func ask(_ method: String, _ path: String, _ text: String, _ more: String = "") throws -> JSONValue {
    let parts = text.components(separatedBy: TestEditor.cursor)
    try open(path, parts.joined())
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    return request(method, parameters(path, lines.count - 1, lines.last?.utf16.count ?? 0, more))
  }

  /// Asks about the place of a text in a file of the disk: the cursor is at its sign.
  func ask(_ method: String, _ path: String, at text: String, _ more: String = "") throws -> JSONValue {
    let whole = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    let plain = text.replacing(TestEditor.cursor, with: "")
    return try ask(method, path, whole.replacing(plain, with: text, maxReplacements: 1), more)
  }

  // MARK: - Texts

  /// The problems of a file, a line each, without those of some codes.
  func problemLines(_ path: String, without isLeftOut: (String) -> Bool = { _ in false }) -> [String] {
    (problems[path] ?? []).filter { !isLeftOut($0["code"]?.string ?? "") }.map { problem in
      let start = problem["range"]?["start"]
      return "\((start?["line"]?.int ?? 0) + 1):\((start?["character"]?.int ?? 0) + 1): "
        + (problem["message"]?.string ?? "") + " [\(problem["code"]?.string ?? "")]"
    }
  }

  /// The items of a completion, a line each: what is put in, and its detail.
  static func items(_ answer: JSONValue) -> [String] {
    (answer["items"]?.array ?? []).map { item in
      [item["textEdit"]?["newText"]?.string ?? "", item["detail"]?.string].compactMap(\.self).joined(separator: " | ")
    }
  }

  /// Places, a line each, with what is there.
  func places(_ answer: JSONValue) throws -> [String] {
    try (answer.array ?? []).map { try place($0["uri"]?.string, $0["range"]) }
  }

  private func place(_ uri: String?, _ range: JSONValue?) throws -> String {
    let path = path(uri ?? "")
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let (line, column) = (range?["start"]?["line"]?.int ?? 0, range?["start"]?["character"]?.int ?? 0)
    let end = range?["end"]?["character"]?.int ?? 0
    let units = Array(lines[line].utf16)
    let word = String(decoding: units[min(column, units.count)..<min(max(column, end), units.count)], as: UTF16.self)
    return "\(path):\(line + 1):\(column + 1): \(word)"
  }

  /// The changes of a renaming, a line each.
  func changes(_ answer: JSONValue) throws -> [String] {
    guard let changes = answer["documentChanges"]?.array else { return [answer.text.compact] }
    return try changes.flatMap { change -> [String] in
      if change["kind"]?.string == "rename" {
        return ["rename \(path(change["oldUri"]?.string ?? "")) to \(path(change["newUri"]?.string ?? ""))"]
      }
      let uri = change["textDocument"]?["uri"]?.string
      return try (change["edits"]?.array ?? []).map {
        "\(try place(uri, $0["range"])) -> \($0["newText"]?.string ?? "")"
      }
    }
  }
}
