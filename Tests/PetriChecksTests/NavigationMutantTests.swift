import Foundation
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import Testing

@testable import PetriChecks

/// Finds mistakes that were put into catalogues on purpose, and nothing in the catalogues as they are.
@MainActor
@Suite(.serialized) struct NavigationMutantTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A catalogue of the package, with a text of a file in place of another.
  private func catalog(_ folder: String, replacing old: String = "", with new: String = "", in file: String = "") throws
    -> Catalog
  {
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
      try #require(text.contains(old), "\(file) has no '\(old)'")
      try text.replacingOccurrences(of: old, with: new).write(to: path, atomically: true, encoding: .utf8)
    }
    let loaded = CatalogLoader(devices: Stage.devices).load(try FolderSource(path: copy.path))
    try #require(loaded.diagnostics.filter { $0.severity == .error }.isEmpty, "\(loaded.diagnostics)")
    return loaded.catalog
  }

  private func findings(in catalog: Catalog, from start: NavigationMutant.Start) throws -> [CheckFinding] {
    let limits = NavigationLimits(states: start.states, links: start.links)
    let check = NavigationCheck(of: CheckedCatalog(catalog, registry: ControllerRegistry()), limits)
    let screen = try #require(catalog.screen(named: start.screen))
    return check.findings(of: [check.outcome(of: CheckJob(.navigation, screen.name), screen)])
  }

  @Test("finds each mistake of the table", arguments: NavigationMutant.all)
  func finds(_ mutant: NavigationMutant) throws {
    let catalog = try catalog(mutant.catalog, replacing: mutant.old, with: mutant.new, in: mutant.file)
    let found = try findings(in: catalog, from: mutant.start)
    let list = found.map { "\($0.rule.rawValue) on '\($0.screen)': \($0.message)" }
    #expect(found.contains { $0.rule == mutant.rule && $0.screen == mutant.screen }, "\(list)")
  }

  @Test("finds nothing in the catalogues as they are", arguments: NavigationMutant.starts)
  func findsNothing(_ start: NavigationMutant.Start) throws {
    let found = try findings(in: try catalog(start.catalog), from: start)
    #expect(found.map { "\($0.rule.rawValue) on '\($0.screen)': \($0.message)" } == [])
  }
}
