import PetriCatalog
import PetriComposer
import Testing
import Thoroughness

@testable import PetriChecks

/// Finds mistakes that were put into catalogues on purpose, and nothing in the catalogues as they are.
@MainActor
@Suite(.serialized) struct NavigationMutantTests {
  private func findings(in catalog: Catalog, from start: NavigationMutant.Start) throws -> [CheckFinding] {
    let limits = NavigationLimits(states: start.states, links: start.links)
    let check = NavigationCheck(of: CheckedCatalog(catalog, registry: ControllerRegistry()), limits)
    let screen = try #require(catalog.screen(named: start.screen))
    return check.findings(of: [check.outcome(of: CheckJob(.navigation, screen.name), screen)])
  }

  @Test("finds each mistake of the table", arguments: Thoroughness.sample(6, of: NavigationMutant.all))
  func finds(_ mutant: NavigationMutant) throws {
    let catalog = try MutatedCatalogue.inFolder(mutant.catalog)
      .load(replacing: mutant.old, with: mutant.new, in: mutant.file)
    let found = try findings(in: catalog, from: mutant.start)
    let list = found.map { "\($0.rule.rawValue) on '\($0.screen)': \($0.message)" }
    #expect(found.contains { $0.rule == mutant.rule && $0.screen == mutant.screen }, "\(list)")
  }

  @Test("finds nothing in the catalogues as they are", arguments: Thoroughness.sample(3, of: NavigationMutant.starts))
  func findsNothing(_ start: NavigationMutant.Start) throws {
    let found = try findings(in: MutatedCatalogue.inFolder(start.catalog).load(), from: start)
    #expect(found.map { "\($0.rule.rawValue) on '\($0.screen)': \($0.message)" } == [])
  }
}
