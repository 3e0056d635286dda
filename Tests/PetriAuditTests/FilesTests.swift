import Expectations
import PetriCatalog
import PetriDiagnostics
import PetriLoader
import Testing

/// An app that was published, written down as screens by somebody who knew the format's pages alone.
@MainActor
@Suite("The app for files of Tests/Examples")
struct FilesTests {
  private static let folder = "Tests/Examples/Files"

  @Test("it has no mistake and no warning, and shows what its snapshots say")
  func verified() throws {
    let example = try RecordedCatalogue(Self.folder, lints: true)
    let loaded = example.load()
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    #expect(loaded.catalog.screens.count >= 25)
    try expectEqual(example.failure(of: loaded.catalog.screenNames, in: loaded), nil)
  }

  @Test("its walks sign in, choose, share, rename and lock")
  func walks() throws {
    #expect(try RecordedCatalogue(Self.folder).playWalks().count >= 50)
  }
}
