import PetriCatalog
import PetriGrammar

/// What outlines are made by: the same for all files of a catalogue, and made once.
final class OutlineRules: Sendable {
  let stackAlignments = WordSet(of: StackAlignment.self)
  let statusBarStyles = WordSet(of: StatusBarStyle.self)
  let presentationStyles = WordSet(of: PresentationStyle.self)
  let transitions = WordSet(of: TransitionStyle.self)
  let systemContainers = WordSet(of: SystemContainer.self)
  let renderings = WordSet(of: Rendering.self)
  let searchOptions = WordSet(of: RouteFind.Option.self)
  let searchStarts = WordSet(of: RouteFind.Start.self)
  let conflicts = WordSet(of: BlockingDefinition.Conflict.self)
  let swipes = WordSet(Grammar.walkStep["swipe"]?.rule.words ?? [])
  let waits = Grammar.walkStep.range(of: "wait")
  let priorities = Grammar.blocking.range(of: "priority")
  let spacing = Grammar.content.range(of: "spacing")
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

  /// What kinds of views have to be, by the numbers of their words; the same for all catalogues.
  private static let kinds = keys.map { word in
    ViewKind.Name(rawValue: word).map { KindCheck(Grammar.form(of: $0), keys: keys) }
  }

  private let kinds = OutlineRules.kinds

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

  /// What a kind of view has to be; `nil` where a key names none.
  func kind(_ symbol: Int) -> KindCheck? { symbol < kinds.count ? kinds[symbol] : nil }
}
