public import PetriLoader

/// A catalogue that any bytes are.
public struct FuzzedCatalogue {
  private let files: [String: [UInt8]]

  /// A catalogue whose one file, `Catalog.yaml` with screens behind it, has these bytes.
  public init(_ bytes: [UInt8]) { files = ["Catalog.yaml": bytes] }

  /// A catalogue whose screens are a file of their own: the part behind the first document, or everything.
  public init(divided bytes: [UInt8]) {
    let end = Array("\n---\n".utf8)
    let place = bytes.indices.first { bytes[$0...].starts(with: end) }
    files = [
      "Catalog.yaml": Array("catalog: Any\nstate: {signedIn: {type: bool, default: false}}\n".utf8),
      "Screens/any.yaml": place.map { Array(bytes[($0 + end.count)...]) } ?? bytes,
    ]
  }

  /// Loads it.
  ///
  /// - Parameters:
  ///   - devices: the devices that it may name.
  ///   - cache: the files of an earlier load.
  public func load(devices: [String], reusing cache: FileCache? = nil) -> LoadedCatalog {
    CatalogLoader(devices: devices).load(MemorySource(bytes: files), reusing: cache)
  }
}
