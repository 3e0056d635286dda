import PetriCatalog
import PetriComposer
import Testing
import Thoroughness

@testable import PetriChecks

/// Finds mistakes that were put into layouts on purpose, besides what there is already.
@MainActor
@Suite(.serialized) struct LayoutMutantTests {
  /// The findings in the catalogues as they are, by catalogue and screen.
  private static var before: [[String]: [CheckFinding]] = [:]

  private func findings(on screen: String, in catalog: Catalog) -> [CheckFinding] {
    let checker = Checker(of: CheckedCatalog(catalog, registry: ControllerRegistry()))
    return checker.findings(of: .layout, from: [checker.outcome(of: CheckJob(.layout, screen))])
  }

  private func findingsBefore(_ mutant: LayoutMutant, in catalogue: MutatedCatalogue) throws -> [CheckFinding] {
    let key = [mutant.catalog, mutant.screen]
    let found = try Self.before[key] ?? findings(on: mutant.screen, in: catalogue.load())
    Self.before[key] = found
    return found
  }

  @Test(
    "finds each mistake of the table, besides what there is already",
    arguments: Thoroughness.sample(10, of: LayoutMutant.all)
  )
  func finds(_ mutant: LayoutMutant) throws {
    let catalogue = MutatedCatalogue.inFolder(mutant.catalog)
    try #require(catalogue.count(of: mutant.old, in: mutant.file) == 1, "\(mutant.file) must have '\(mutant.old)' once")
    let before = try findingsBefore(mutant, in: catalogue)
    let changed = try catalogue.load(replacing: mutant.old, with: mutant.new, in: mutant.file)
    let after = findings(on: mutant.screen, in: changed)
    let new = after.filter { found in !before.contains { $0.rule == found.rule && $0.subject == found.subject } }
    let list = new.map { "\($0.rule.rawValue) on '\($0.screen)': \($0.message)" }
    #expect(new.contains { $0.rule == mutant.rule && $0.screen == mutant.screen }, "\(list)")
  }
}
