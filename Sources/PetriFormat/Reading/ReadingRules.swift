package import PetriCatalog

/// Facts by which files are read: the same for all files of a catalogue, and made once.
package final class ReadingRules: Sendable {
  let settings: CatalogSettings
  let devices: [String]
  let interceptors: [String]
  /// The texts of the localization files that the catalogue names.
  let strings: StringTables
  /// The most keys of a context, members of an object and values of a choice.
  let maxMembers: Int
  /// The storyboards and xibs, by name.
  let interfaces: [String: InterfaceFile]
  /// Their scenes.
  let scenes: SceneTable
  /// Whether valid but seldom meant things are looked for.
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
