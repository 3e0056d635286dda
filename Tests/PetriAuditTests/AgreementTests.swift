import Expectations
import PetriAudit
import PetriCatalog
import PetriComposer
import PetriLoader
import Testing
import Thoroughness

/// Tests the audit itself: its verdicts on changes that chance chooses are compared with the results of verifying.
@MainActor
@Suite("An audit and verify agree")
struct AgreementTests {
  private let sample: RecordedCatalogue
  private let audited: AuditedCatalog

  init() throws {
    sample = try RecordedCatalogue()
    audited = try AuditedCatalog(
      sample.source,
      loader: sample.loader,
      devices: Stage.devices,
      classes: sample.registry.contents.keys.sorted()
    )
  }

  @Test("of a hundred changes of the sample, thirty in every run, verify fails for those noticed, and for no other")
  func hundred() throws {
    var choice = SeededChoice(seed: 20)
    let mutations = choice.choose(
      Thoroughness.count(30, all: 100),
      of: audited.files.flatMap { audited.mutations(in: $0) }
    )
    let judge = MutantJudge(audited, registry: sample.registry)
    var others: [Mutation] = []
    for mutation in mutations {
      switch judge.verdict(on: mutation) {
      case .refused:
        try make(mutation)
        #expect(sample.load().hasErrors, "\(mutation)")
      case .noticed(let path):
        try make(mutation)
        #expect(try verifyFails(noticing: path), "verify doesn't fail: \(mutation)")
      case .unnoticed, .unshown, .equivalent: others.append(mutation)
      }
      sample.source.files = [:]
    }
    while !others.isEmpty { others = try verified(others) }
  }

  private func make(_ mutation: Mutation) throws {
    let file = mutation.place.file
    sample.source.files[file] = try mutation.applied(to: sample.source.read(file, limit: .max))
  }

  /// Whether verifying fails for the screen of a snapshot, or for any other.
  private func verifyFails(noticing path: String) throws -> Bool {
    let loaded = sample.load()
    let names = loaded.catalog.screenNames
    let file = path.split(separator: "/").last ?? ""
    let first = names.filter { file.hasPrefix("\($0).") }
    return try sample.failure(of: first + names.filter { !first.contains($0) }, in: loaded) != nil
  }

  /// Verifies changes that aren't noticed, all at once but those that the loader refuses beside others, which are left.
  private func verified(_ mutations: [Mutation]) throws -> [Mutation] {
    var left: [Mutation] = []
    // From the end of each file on, so that the places of the others stay.
    for mutation in mutations.reversed() {
      let before = sample.source.files
      try make(mutation)
      if sample.load().hasErrors {
        sample.source.files = before
        left.insert(mutation, at: 0)
      }
    }
    #expect(left.count < mutations.count)
    let loaded = sample.load()
    try expectEqual(sample.failure(of: loaded.catalog.screenNames, in: loaded), nil)
    sample.source.files = [:]
    return left.count < mutations.count ? left : []
  }
}
