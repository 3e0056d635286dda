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
  let renderings = WordSet(of: Rendering.self)
  let searchOptions = WordSet(of: RouteFind.Option.self)
  let searchStarts = WordSet(of: RouteFind.Start.self)
  let conflicts = WordSet(of: BlockingDefinition.Conflict.self)
  let interceptors: WordSet
  let devices: WordSet
  let state: [ContextField]
  /// The most keys of a context, members of an object and values of a choice.
  let mostMembers: Int
  /// Whether outlines have what lists show.
  let keepsHeads: Bool
  /// The matrix of all screens.
  private let matrix: MatrixDefinition
  /// The fixtures that a part of it is about; `nil` where one is so long that it would not be found.
  private let mentioned: WordSet?
  /// Whether it takes those that it does not mention.
  private let takesOthers: Bool

  private static let keys = OutlineKey.allCases.map(\.word)

  /// Whether a key names a kind of view, by its number.
  private static let kinds = keys.map { ViewKind.Name(rawValue: $0) != nil }

  /// The checks of attributes, by the number of their view's kind and their own.
  private static let checks = keys.flatMap { word in
    guard let kind = ViewKind.Name(rawValue: word) else { return keys.map { _ in ViewCheck.unknown } }
    let known = Set(DefinitionDecoder.keys(of: kind) + DefinitionDecoder.commonViewKeys)
    return keys.map { known.contains($0) ? ViewCheck.of($0, kind) : .unknown }
  }

  /// The two tables, which are the same for all catalogues.
  private let kinds = OutlineRules.kinds
  private let checks = OutlineRules.checks

  init(
    settings: CatalogSettings,
    devices: [String],
    mostMembers: Int = LoaderLimits().members,
    keepsHeads: Bool = false
  ) {
    self.keepsHeads = keepsHeads
    // More are looked through faster by the decoder, which makes lists of them.
    self.mostMembers = min(mostMembers, 64)
    self.devices = WordSet(devices)
    state = settings.state
    interceptors = WordSet(settings.interceptors.map(\.name))
    matrix = settings.matrix
    let mentioned = (matrix.include + matrix.exclude).flatMap(\.fixtures)
    takesOthers = settings.matrix.takes("")
    self.mentioned = mentioned.allSatisfy { $0.utf8.count <= 32 } ? WordSet(mentioned) : nil
  }

  /// Whether snapshots are certainly taken with a fixture, so that it can't be of no use.
  func takes(_ fixture: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let mentioned else { return false }
    return mentioned.contains(fixture) ? matrix.takes(String(fixture)) : takesOthers
  }

  /// Whether a key names a kind of view.
  func isKind(_ symbol: Int) -> Bool { symbol < kinds.count && kinds[symbol] }

  /// What an attribute of a kind has to be.
  func check(_ symbol: Int, ofKind kind: Int) -> ViewCheck {
    symbol < kinds.count ? checks[kind * kinds.count + symbol] : .unknown
  }
}
