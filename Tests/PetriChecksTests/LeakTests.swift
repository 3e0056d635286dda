import PetriChecks
import PetriComposer
import Testing
import UIKit

@MainActor
@Suite("Leaks of controllers", .serialized)
struct LeakTests {
  private func leaks(_ make: @escaping @MainActor () -> UIViewController) -> [CheckFinding] {
    defer { Planted.clear() }
    return LeakSubject("screen", in: LaunchEnvironment(), make).leaks()
  }

  @Test("a planted leak is found, by its rule", arguments: LeakMutant.allCases)
  func mutant(mutant: LeakMutant) {
    let found = leaks(mutant.make)
    #expect(found.first?.rule == mutant.rule, "\(mutant.rawValue): \(found)")
  }

  @Test("what is released has no finding", arguments: CleanController.allCases)
  func clean(controller: CleanController) { #expect(leaks(controller.make).isEmpty) }
}
