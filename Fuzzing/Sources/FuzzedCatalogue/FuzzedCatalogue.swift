public import PetriLoader

/// A catalogue whose one file, `Catalog.yaml` with screens behind it, is any bytes.
public struct FuzzedCatalogue {
  private let bytes: [UInt8]

  /// A catalogue of these bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Loads it.
  ///
  /// - Parameter devices: the devices that it may name.
  public func load(devices: [String]) -> LoadedCatalog {
    CatalogLoader(devices: devices).load(MemorySource(bytes: [CatalogLoader.fileName: bytes]))
  }
}
