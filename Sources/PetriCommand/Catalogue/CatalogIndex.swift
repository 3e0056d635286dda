import PetriBrowser
import PetriCatalog
import PetriLoader

/// What is known of all whole screens of a large catalogue, so that none need be decoded before somebody looks at it.
struct CatalogIndex: Sendable {
  let overview: CatalogOverview
  /// The screens' details, in the overview's order, as bytes: most of the time nobody needs them. Empty where they were not read.
  let details: [UInt8]

  init(overview: CatalogOverview, details: [UInt8] = []) {
    self.overview = overview
    self.details = details
  }

  /// What is known of screens.
  init(_ overview: CatalogOverview, _ details: [ScreenDetails]) {
    var writer = IndexWriter()
    writer.write(details) { $1.write(to: &$0) }
    self.init(overview: overview, details: writer.bytes)
  }

  /// The details of each screen; `nil` where they were not read.
  var screenDetails: [ScreenDetails]? {
    guard !details.isEmpty else { return nil }
    var reader = IndexReader(details)
    let all = try? reader.list { reader throws(IndexReader.Malformed) in try ScreenDetails(from: &reader) }
    return all.flatMap { $0.count == overview.screens.count && reader.isAtEnd ? $0 : nil }
  }
}
