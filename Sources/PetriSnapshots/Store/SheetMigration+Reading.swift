import PetriCatalog
import PetriComposer

extension SheetMigration {
  /// A file of one cell.
  struct Single {
    let path: String
    let command: SnapshotCommand
    let cell: CellName
    let header: SnapshotHeader
    let body: String

    /// The path of the file of all cells.
    var target: String {
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
      return folder + command.fileName
    }
  }

  /// A cell's text as a file holds it.
  struct HeldText {
    let header: SnapshotHeader
    /// A command of the file that it belongs in.
    let command: SnapshotCommand
    /// The file that holds it.
    let path: String
    /// The text without the lines that head it.
    let body: String
    /// The text that the file of all cells has of it in the present version, where this is an older one in a file of its own.
    var other: String?

    /// The file's first line as it should be.
    var newHeader: SnapshotHeader? {
      Rendering(rawValue: header.kind).map { SnapshotHeader(kind: header.kind, version: $0.version) }
    }
  }

  struct Refused: Error {
    let refusal: Refusal
  }

  /// How a text becomes one of the present version.
  enum Rewriting: Equatable {
    /// It is one.
    case none
    /// From itself: this is the new text.
    case text(String)
    /// By printing the screen.
    case printed
    /// Not at all: it is of a version after it.
    case newer
  }

  func rewriting(of text: HeldText) -> Rewriting {
    guard let new = text.newHeader, text.header != new else { return .none }
    guard text.header.version < new.version else { return .newer }
    let migrated = SnapshotMigration.migrate("\(text.header.line)\n\(text.body)", to: new.version)
    return migrated.map { .text(String(Substring($0.utf8.dropFirst(new.line.utf8.count + 1)))) } ?? .printed
  }

  /// The files of all cells that there are or will be, sorted, with the files of single cells that belong in each.
  ///
  /// - Throws: `StoreFailure` where one can't be read.
  func files(_ paths: [String]) throws(StoreFailure) -> [(path: String, singles: [Single])] {
    var files: [String: [Single]] = [:]
    for path in paths where SheetMigration.isNamedLikeSnapshot(path) {
      if let single = try single(at: path) {
        files[single.target, default: []].append(single)
      } else {
        files[path] = files[path] ?? []
      }
    }
    return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func isNamedLikeSnapshot(_ path: String) -> Bool {
    let parts = (path.split(separator: "/").last ?? "").split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 3 && Rendering(rawValue: String(parts[parts.count - 2])) != nil
  }

  private func single(at path: String) throws(StoreFailure) -> Single? {
    guard let bytes = try store.read(path), let lines = try? SheetText.lines(of: bytes), lines.count > 2,
      let header = SnapshotHeader(of: lines[0]), Rendering(rawValue: header.kind) != nil,
      let command = SnapshotCommand(lines[1]), header.kind == command.kind, !SheetHead.isHead(lines[...]),
      !lines.contains(where: { SheetLine.isConflictMarker($0) }), let cell = command.cell(base: base),
      path.split(separator: "/").last.map({ $0.utf8.elementsEqual(command.cellFileName.utf8) }) == true
    else { return nil }
    let text = SheetText.withoutCarriageReturns(bytes)
    let start = lines[0].utf8.count + lines[1].utf8.count + 2
    let body = String(decoding: text.dropFirst(start), as: UTF8.self)
    return Single(path: path, command: command, cell: cell, header: header, body: body)
  }

  /// All texts that there are of a file's cells, or why they can't be read.
  ///
  /// - Throws: `StoreFailure` where the file can't be read.
  func held(at path: String, _ singles: [Single]) throws(StoreFailure) -> Result<[CellName: HeldText], Refused> {
    var texts: [CellName: HeldText] = [:]
    if !singles.contains(where: { $0.path == path }), let bytes = try store.read(path) {
      do throws(SheetProblem) {
        let sheet = try SnapshotSheet(bytes)
        guard let command = SnapshotCommand(sheet.head.command) else {
          throw SheetProblem(line: 2, "the second line must be the command that prints the text")
        }
        for (cell, text) in sheet.texts() {
          texts[cell] = HeldText(header: sheet.header, command: command, path: path, body: try text.get())
        }
      } catch {
        let help = error.isConflict ? "resolve the conflict first" : "delete it, or record it again"
        return .failure(Refused(refusal: Refusal(path: path, line: error.line, description: "\(error); \(help)")))
      }
    }
    for single in singles {
      var held = HeldText(header: single.header, command: single.command, path: single.path, body: single.body)
      if let text = texts[single.cell] {
        let isOlder = single.header.version < text.header.version && text.header == text.newHeader
        guard isOlder || text.header == single.header && text.body.utf8.elementsEqual(single.body.utf8) else {
          return .failure(Refused(refusal: .rivals(single.path, path)))
        }
        if isOlder { held.other = text.body }
      }
      texts[single.cell] = held
    }
    return .success(texts)
  }
}

extension CellName {
  /// Where its screen is launched; `nil` where a word isn't one.
  var launchEnvironment: LaunchEnvironment? {
    guard let appearance = Appearance(rawValue: self[.appearance]),
      let size = ContentSize(rawValue: self[.contentSize])
    else { return nil }
    return LaunchEnvironment(device: self[.device], appearance: appearance, contentSize: size, locale: self[.locale])
  }
}
