package import PetriCatalog

/// What files are checked by: the same for all files of a catalogue, and made once.
package final class CheckRules: Sendable {
  let settings: CatalogSettings
  let devices: [String]
  let deviceWords: WordSet
  let interceptors: WordSet
  /// The texts of the localization files that the catalogue names.
  let strings: StringTables
  /// The most keys of a context, members of an object and values of a choice.
  let maxMembers: Int
  /// Whether what is no mistake and seldom meant is looked for.
  let lints: Bool
  /// The fixtures that a part of the matrix of all screens is about; `nil` where one is so long that it would not be found.
  private let mentioned: WordSet?
  /// Whether the matrix takes those that it does not mention.
  private let takesOthers: Bool

  // The grammar as the checker knows it, which is the same for all catalogues.
  package let grammar = CompiledGrammar.shared

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
    deviceWords = WordSet(devices)
    interceptors = WordSet(settings.interceptors.map(\.name))
    let mentioned = (settings.matrix.include + settings.matrix.exclude).flatMap(\.fixtures)
    takesOthers = settings.matrix.takes("")
    self.mentioned = mentioned.allSatisfy { $0.utf8.count <= 32 } ? WordSet(mentioned) : nil
  }

  /// Whether snapshots are certainly taken with a fixture, so that it can't be of no use.
  func takes(_ fixture: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let mentioned else { return false }
    return mentioned.contains(fixture) ? settings.matrix.takes(String(fixture)) : takesOthers
  }
}
