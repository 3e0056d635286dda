package import PetriCatalog

/// The catalogue-wide facts by which files are read.
package final class ReadingRules: Sendable {
  let settings: CatalogSettings
  let devices: [String]
  let interceptors: [String]
  let strings: StringTables
  /// The maximum number of keys of a context, members of an object, and values of a choice.
  let maxMembers: Int
  let interfaces: [String: InterfaceFile]
  let scenes: SceneTable
  let lints: Bool

  package init(
    settings: CatalogSettings,
    strings: StringTables = StringTables(),
    devices: [String],
    maxMembers: Int,
    lints: Bool = false
  ) {
    self.settings = settings
    self.strings = strings
    self.devices = devices
    self.maxMembers = maxMembers
    self.lints = lints
    interfaces = Dictionary(settings.interfaces.map { ($0.name, $0) }) { first, _ in first }
    scenes = settings.interfaces.isEmpty ? .empty : SceneTable(settings.interfaces)
    interceptors = settings.interceptors.map(\.name)
  }
}
