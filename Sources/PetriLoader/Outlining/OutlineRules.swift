import PetriCatalog
import PetriGrammar

/// What outlines are made by: the same for all files of a catalogue, and made once.
final class OutlineRules: Sendable {
  let systemContainers = WordSet(of: SystemContainer.self)
  let interceptors: WordSet
  let devices: WordSet
  let state: [ContextField]
  /// The most keys of a context, members of an object and values of a choice.
  let maxMembers: Int
  /// Whether outlines have what lists show.
  let keepsHeads: Bool
  /// The matrix of all screens.
  private let matrix: MatrixDefinition
  /// The fixtures that a part of it is about; `nil` where one is so long that it would not be found.
  private let mentioned: WordSet?
  /// Whether it takes those that it does not mention.
  private let takesOthers: Bool

  // The grammar as outlines know it, which is the same for all catalogues.
  let screen = OutlineRules.screen
  let view = OutlineRules.view
  let viewOfKind = OutlineRules.viewOfKind
  let content = OutlineRules.content
  let child = OutlineRules.child
  let tap = OutlineRules.tap
  let find = OutlineRules.find
  let action = OutlineRules.action

  private static let screen = KeyChecks(
    Grammar.screen,
    except: [
      // These are looked at before.
      "screen": .anything, "context": .anything, "fixtures": .anything, "$schema": .anything,
      "group": .group, "wrapping": .layers, "supportingViews": .supportingViews, "variants": .unknown,
    ]
  )
  private static let view = OutlineCheck(Grammar.rule(of: .view))
  private static let viewOfKind = KeyChecks(Grammar.view)
  private static let content = OutlineCheck.oneOf(
    scalar: .unknown,
    list: .unknown,
    mapping: .mapping(KeyChecks(Grammar.content, except: ["class": .unknown])),
    takesNothing: false
  )
  // What a screen is given is read when its name is.
  private static let child = KeyChecks(Grammar.child, except: ["screen": .text, "fixture": .text, "with": .anything])
  private static let tap = OutlineCheck.oneOf(
    scalar: .word(WordSet(Grammar.rule(of: .tap).words)),
    list: .unknown,
    mapping: .mapping(KeyChecks(Grammar.tap, except: ["open": .text, "with": .anything])),
    takesNothing: false
  )
  private static let find = OutlineCheck(Grammar.rule(of: .find))
  private static let action = OutlineCheck.oneOf(
    scalar: .word(WordSet(RouteAction.words)),
    list: .unknown,
    mapping: .mapping(KeyChecks(Grammar.action, except: ["addTab": .unknown])),
    takesNothing: false
  )

  init(
    settings: CatalogSettings,
    devices: [String],
    maxMembers: Int = LoaderLimits().members,
    keepsHeads: Bool = false
  ) {
    self.keepsHeads = keepsHeads
    // More are looked through faster by the decoder, which makes lists of them.
    self.maxMembers = min(maxMembers, 64)
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
}
