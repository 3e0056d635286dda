import PetriBrowser
import PetriCatalog
import PetriLoader

/// The facts about all screens without errors of a large catalogue, so that none need be decoded before the user looks
/// at it.
struct CatalogIndex: Sendable {
  let overview: CatalogOverview
  /// The screens' details, in the overview's order, as bytes: most of the time nobody needs them. Empty where they were not read.
  let details: [UInt8]

  init(overview: CatalogOverview, details: [UInt8] = []) {
    self.overview = overview
    self.details = details
  }

  /// Makes an index of these facts.
  init(_ overview: CatalogOverview, _ details: [ScreenDetails]) {
    var writer = IndexWriter()
    writer.write(details) { $1.write(to: &$0) }
    self.init(overview: overview, details: writer.bytes)
  }

  /// Reads the details of one screen after the other.
  var detailsReader: DetailsReader { DetailsReader(details) }

  /// The details of each screen; `nil` where they were not read.
  var screenDetails: [ScreenDetails]? {
    var reader = detailsReader
    var all: [ScreenDetails] = []
    while let details = reader.next() { all.append(details) }
    return reader.isWhole && all.count == overview.screens.count ? all : nil
  }
}

extension CatalogIndex {
  /// The details of screens, read one after the other.
  struct DetailsReader: IteratorProtocol {
    private var reader: IndexReader
    private var rest: Int
    /// Whether all were read, and nothing was wrong with them.
    var isWhole: Bool { rest == 0 && reader.isAtEnd }

    fileprivate init(_ bytes: [UInt8]) {
      reader = IndexReader(bytes)
      rest = (try? reader.number()) ?? -1
    }

    mutating func next() -> ScreenDetails? {
      guard rest > 0 else { return nil }
      guard let details = try? ScreenDetails(from: &reader) else {
        rest = -1
        return nil
      }
      rest -= 1
      return details
    }
  }
}
