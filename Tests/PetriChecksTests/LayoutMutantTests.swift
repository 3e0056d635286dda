import Foundation
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import Testing

@testable import PetriChecks

/// Finds mistakes that were put into layouts on purpose, besides what there is already.
@MainActor
@Suite(.serialized) struct LayoutMutantTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The findings on a screen of a catalogue, with a text of a file in place of another.
  private func findings(
    on screen: String,
    in folder: String,
    replacing old: String = "",
    with new: String = "",
    in file: String = ""
  ) throws -> [CheckFinding] {
    let manager = FileManager.default
    let source = Self.package.appending(path: folder)
    let copy = manager.temporaryDirectory.appending(path: "petri-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: copy) }
    try manager.createDirectory(at: copy, withIntermediateDirectories: true)
    for name in ["Catalog.yaml", "Screens"] {
      try manager.copyItem(at: source.appending(path: name), to: copy.appending(path: name))
    }
    if !file.isEmpty {
      let path = copy.appending(path: file)
      let text = try String(contentsOf: path, encoding: .utf8)
      try #require(text.components(separatedBy: old).count == 2, "\(file) must have '\(old)' once")
      try text.replacingOccurrences(of: old, with: new).write(to: path, atomically: true, encoding: .utf8)
    }
    let loaded = CatalogLoader(devices: Stage.devices).load(try FolderSource(path: copy.path))
    try #require(loaded.diagnostics.filter { $0.severity == .error }.isEmpty, "\(loaded.diagnostics)")
    let checker = Checker(of: CheckedCatalog(loaded.catalog, registry: ControllerRegistry()))
    return checker.findings(of: .layout, from: [checker.outcome(of: CheckJob(.layout, screen))])
  }

  @Test("finds each mistake of the table, besides what there is already", arguments: LayoutMutant.all)
  func finds(_ mutant: LayoutMutant) throws {
    let before = try findings(on: mutant.screen, in: mutant.catalog)
    let after = try findings(
      on: mutant.screen,
      in: mutant.catalog,
      replacing: mutant.old,
      with: mutant.new,
      in: mutant.file
    )
    let new = after.filter { found in !before.contains { $0.rule == found.rule && $0.subject == found.subject } }
    let list = new.map { "\($0.rule.rawValue) on '\($0.screen)': \($0.message)" }
    #expect(new.contains { $0.rule == mutant.rule && $0.screen == mutant.screen }, "\(list)")
  }
}
