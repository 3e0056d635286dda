import Expectations
import Foundation
import PetriAudit
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriSnapshots
import SampleScreens
import Testing
import Thoroughness

/// The audit itself is tested: what it says of changes that chance chooses is held against what verifying does with them.
@MainActor
@Suite("An audit and verify agree")
struct AgreementTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  @Test("of a hundred changes of the sample, thirty in every run, verify fails for those noticed, and for no other")
  func hundred() throws {
    let copy = try SampleCopy(of: Self.package)
    let audited = try AuditedCatalog(
      FolderSource(path: copy.folder),
      loader: copy.loader,
      devices: Stage.devices,
      classes: copy.registry.contents.keys.sorted()
    )
    var choice = SeededChoice(seed: 20)
    let mutations = choice.choose(
      Thoroughness.count(30, all: 100),
      of: audited.files.flatMap { audited.mutations(in: $0) }
    )
    let judge = MutantJudge(audited, registry: copy.registry)
    var others: [Mutation] = []
    for mutation in mutations {
      let file = mutation.place.file
      switch judge.verdict(on: mutation) {
      case .refused:
        try copy.write(mutation.applied(to: copy.read(file)), to: file)
        #expect(try copy.load().hasErrors, "\(mutation)")
        try copy.restore(file)
      case .noticed(let path):
        try copy.write(mutation.applied(to: copy.read(file)), to: file)
        #expect(try copy.verifyFails(noticing: path), "verify doesn't fail: \(mutation)")
        try copy.restore(file)
      case .unnoticed, .equivalent: others.append(mutation)
      }
    }
    while !others.isEmpty { others = try verified(others, in: copy) }
  }

  /// Verifies changes that aren't noticed, all at once but those that the loader refuses beside others, which are left.
  private func verified(_ mutations: [Mutation], in copy: SampleCopy) throws -> [Mutation] {
    var left: [Mutation] = []
    // From the end of each file on, so that the places of the others stay.
    for mutation in mutations.reversed() {
      let before = try copy.read(mutation.place.file)
      try copy.write(mutation.applied(to: before), to: mutation.place.file)
      if try copy.load().hasErrors {
        try copy.write(before, to: mutation.place.file)
        left.insert(mutation, at: 0)
      }
    }
    #expect(left.count < mutations.count)
    try expectEqual(copy.verify(copy.load().catalog.screenNames), [])
    for file in Set(mutations.map(\.place.file)) { try copy.restore(file) }
    return left.count < mutations.count ? left : []
  }
}

/// A copy of the sample without its snapshots, which is verified against them.
@MainActor
private struct SampleCopy {
  let folder: String
  let loader: CatalogLoader
  let registry: ControllerRegistry
  private let package: String

  init(of package: String) throws {
    self.package = package
    folder = NSTemporaryDirectory() + "petri-audit-\(UUID().uuidString)"
    var registry = ControllerRegistry()
    SampleScreens.register(in: &registry)
    self.registry = registry
    loader = CatalogLoader(
      devices: Stage.devices,
      controllers: Array(registry.contents.keys),
      layers: Array(registry.layers.keys),
      lints: false
    )
    for file in try FileManager.default.subpathsOfDirectory(atPath: package + "/Screens") where file.hasSuffix(".yaml")
    {
      try restore("Screens/\(file)")
    }
    try restore("Catalog.yaml")
  }

  func read(_ file: String) throws -> [UInt8] { Array(try Data(contentsOf: url(file))) }

  func write(_ bytes: [UInt8], to file: String) throws {
    try FileManager.default.createDirectory(
      at: url(file).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url(file))
  }

  /// Makes a file what it is in the package.
  func restore(_ file: String) throws {
    try write(Array(try Data(contentsOf: URL(fileURLWithPath: "\(package)/\(file)"))), to: file)
  }

  func load() throws -> LoadedCatalog { loader.load(try FolderSource(path: folder)) }

  /// Whether verifying fails for the screen of a snapshot, or for any other.
  func verifyFails(noticing path: String) throws -> Bool {
    let names = try load().catalog.screenNames
    let file = path.split(separator: "/").last ?? ""
    let first = names.filter { file.hasPrefix("\($0).") }
    return try (first + names).contains { try !verify([$0]).isEmpty }
  }

  /// The snapshots of the complete matrix of some screens for which verifying fails.
  func verify(_ screens: [String]) throws -> [String] {
    let loaded = try load()
    let catalog = loaded.catalog.build()
    let store = SnapshotStore(root: package)
    let work = SnapshotWork(
      printer: CellPrinter(catalog: catalog, registry: registry),
      store: store,
      mode: .never,
      run: nil
    )
    let matrix = SnapshotMatrix(of: catalog)
    let unowned = SnapshotFiles(beside: loaded.folders, in: store, of: matrix).unowned
    if !unowned.isEmpty { return unowned }
    for screen in screens.compactMap({ catalog.screen(named: $0) }) {
      for cell in matrix.cells(of: screen) where try !work.result(of: cell).status.isGood { return [cell.path] }
    }
    return []
  }

  private func url(_ file: String) -> URL { URL(fileURLWithPath: "\(folder)/\(file)") }
}
