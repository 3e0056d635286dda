import Foundation
import PetriFiles
import PetriLoader
import PetriSnapshots

/// The overview of a large catalogue, kept from one command to the next, so that `petri list` need not load ten thousand screens.
///
/// It counts only while the catalogue's fingerprint is the one it was made with: every file's path, number, size and times. A file
/// that was written less than a moment before is not believed, so that none can change unseen.
struct OverviewIndex {
  /// Loading fewer screens than these takes less than anybody notices.
  static let fewestScreens = 500
  private static let name = "overview"
  /// A file that is longer isn't one of ours.
  private static let maximumBytes = 1 << 30
  /// The version of the file's format.
  private static let version = "petri overview 4"

  private let folder: String
  /// The program that wrote it: another one may read catalogues otherwise.
  private let program: String

  init(folder: String) {
    let environment = ProcessInfo.processInfo.environment
    self.folder = CatalogCache.folder(of: folder, environment: environment)
    let executable = Bundle.main.executablePath ?? ""
    var state: [UInt8] = []
    NamedFile(NamedFile(executable).realPath ?? executable).stamp?.write(to: &state)
    program = "\(executable) \(state)"
  }

  /// The overview of a catalogue that is as it was; `nil` if there is none.
  func overview(for fingerprint: CatalogFingerprint) -> CatalogOverview? {
    fingerprint.isSettled ? kept { fingerprint.bytes.elementsEqual($0) }?.index.overview : nil
  }

  /// The kept index, whether or not the catalogue is as it was, and the fingerprint that it was kept for; `nil` without
  /// one.
  func kept() -> (index: CatalogIndex, fingerprint: [UInt8])? { kept { _ in true } }

  private func kept(where isWanted: (ArraySlice<UInt8>) -> Bool) -> (index: CatalogIndex, fingerprint: [UInt8])? {
    guard let bytes = try? Folder(folder).read(OverviewIndex.name, limit: OverviewIndex.maximumBytes) else {
      return nil
    }
    var reader = IndexReader(bytes)
    do {
      guard try reader.text() == OverviewIndex.version, try reader.text() == program else { return nil }
      let fingerprint = try reader.part()
      guard isWanted(fingerprint) else { return nil }
      let overview = try CatalogOverview(from: &reader)
      let details = try reader.part()
      guard reader.isAtEnd else { return nil }
      return (CatalogIndex(overview: overview, details: Array(details)), Array(fingerprint))
    } catch {
      return nil
    }
  }

  /// Keeps the index of a catalogue; where nothing can be written, nothing is kept.
  ///
  /// - Parameter fingerprint: the catalogue's, taken before it was loaded.
  /// - Returns: whether it is kept.
  @discardableResult
  func keep(_ index: CatalogIndex, for fingerprint: CatalogFingerprint) -> Bool {
    guard fingerprint.isSettled, index.overview.screens.count >= OverviewIndex.fewestScreens else { return false }
    // A screen is two hundred bytes or so.
    var writer = IndexWriter(
      capacity: fingerprint.bytes.count + index.overview.screens.count * 256 + index.details.count
    )
    writer.write(OverviewIndex.version)
    writer.write(program)
    writer.write(fingerprint.bytes)
    index.overview.write(to: &writer)
    writer.write(index.details)
    return (try? Folder(making: folder).write(writer.bytes, to: OverviewIndex.name, isDurable: false)) != nil
  }
}
