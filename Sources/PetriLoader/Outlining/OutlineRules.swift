import PetriCatalog

/// What outlines are made by: the same for all files of a catalogue, and made once.
final class OutlineRules: Sendable {
  let textStyles = WordSet(of: TextStyle.self)
  let buttonStyles = WordSet(of: ButtonStyle.self)
  let listStyles = WordSet(of: ListStyle.self)
  let textAlignments = WordSet(of: TextAlignmentOption.self)
  let stackAlignments = WordSet(of: StackAlignment.self)
  let distributions = WordSet(of: StackDistribution.self)
  let axes = WordSet(of: StackAxis.self)
  let modes = WordSet(of: ContentModeOption.self)
  let keyboards = WordSet(of: KeyboardOption.self)
  let statusBarStyles = WordSet(of: StatusBarStyle.self)
  let presentationStyles = WordSet(of: PresentationStyle.self)
  let transitions = WordSet(of: TransitionStyle.self)
  let systemContainers = WordSet(of: SystemContainer.self)
  let devices: WordSet
  let state: [ContextField]
  /// The most keys of a context, members of an object and values of a choice.
  let mostMembers: Int
  /// Whether every fixture is in the matrix, so that none can be of no use.
  let takesAllFixtures: Bool

  /// The checks of attributes, by the number of their view's kind and their own.
  private let checks: [ViewCheck]
  /// Whether a key names a kind of view, by its number.
  private let kinds: [Bool]

  init(settings: CatalogSettings, devices: [String], mostMembers: Int = LoaderLimits().members) {
    // More are looked through faster by the decoder, which makes lists of them.
    self.mostMembers = min(mostMembers, 64)
    self.devices = WordSet(devices)
    state = settings.state
    takesAllFixtures = settings.matrix == MatrixDefinition()
    let keys = OutlineKey.allCases.map(\.word)
    kinds = keys.map { ViewKind.Name(rawValue: $0) != nil }
    checks = keys.flatMap { word in
      guard let kind = ViewKind.Name(rawValue: word) else { return keys.map { _ in ViewCheck.unknown } }
      let known = DefinitionDecoder.keys(of: kind) + DefinitionDecoder.commonViewKeys
      return keys.map { known.contains($0) ? ViewCheck.of($0, kind) : .unknown }
    }
  }

  /// Whether a key names a kind of view.
  func isKind(_ symbol: Int) -> Bool { symbol < kinds.count && kinds[symbol] }

  /// What an attribute of a kind has to be.
  func check(_ symbol: Int, ofKind kind: Int) -> ViewCheck {
    symbol < kinds.count ? checks[kind * kinds.count + symbol] : .unknown
  }
}
