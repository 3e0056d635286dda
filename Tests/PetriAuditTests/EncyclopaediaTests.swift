import Expectations
import Foundation
import PetriAudit
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRendering
import Testing
import Thoroughness

/// A catalogue that isn't the sample, as a team might write it, with its recorded snapshots.
@MainActor
@Suite("The encyclopaedia of Tests/Examples")
struct EncyclopaediaTests {
  private static let folder = "Tests/Examples/Encyclopaedia"

  @Test("it has no mistake and no warning, no long screen, and shows what its snapshots say")
  func verified() throws {
    let example = try RecordedCatalogue(Self.folder, lints: true)
    let loaded = example.load()
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    try expectEqual(example.failure(of: loaded.catalog.screenNames, in: loaded), nil)
    for screen in loaded.catalog.screens {
      let text = try String(decoding: example.source.read(screen.place.file, limit: .max), as: UTF8.self)
      let documents = text.components(separatedBy: "\n---\n")
      #expect(documents.allSatisfy { $0.split(separator: "\n", omittingEmptySubsequences: false).count <= 80 })
    }
  }

  @Test("its walks sign in, search, save and change settings")
  func walks() throws {
    let names = try RecordedCatalogue(Self.folder).playWalks()
    #expect(names.isSuperset(of: ["settings signing-in", "search finding", "feed saving", "settings changing"]))
  }

  @Test("of changes that chance chooses its snapshots notice those that show")
  func audited() throws {
    let example = try RecordedCatalogue(Self.folder)
    let audited = try AuditedCatalog(example.source, loader: example.loader, devices: Stage.devices)
    var choice = SeededChoice(seed: 7)
    let all = audited.files.flatMap { audited.mutations(in: $0) }
    let judge = MutantJudge(audited, registry: example.registry)
    let unnoticed = choice.choose(Thoroughness.count(24, all: all.count), of: all).filter { mutation in
      switch judge.verdict(on: mutation) {
      case .unnoticed, .unshown: true
      case .refused, .noticed, .equivalent: false
      }
    }
    // The audit's page lists the unnoticed ones, and why.
    expectEqual(unnoticed.map(\.description), [])
  }
}
