import PetriCatalog
import PetriGrammar

/// What files are checked by: the same for all files of a catalogue, and made once.
final class CheckRules: Sendable {
  let settings: CatalogSettings
  let devices: [String]
  let deviceWords: WordSet
  let interceptors: WordSet
  /// The most keys of a context, members of an object and values of a choice.
  let maxMembers: Int
  /// Whether what is no mistake and seldom meant is looked for.
  let lints: Bool
  /// Whether outlines have what lists show.
  let keepsHeads: Bool
  /// The fixtures that a part of the matrix of all screens is about; `nil` where one is so long that it would not be found.
  private let mentioned: WordSet?
  /// Whether the matrix takes those that it does not mention.
  private let takesOthers: Bool

  // The grammar as the checker knows it, which is the same for all catalogues.
  let grammar = CompiledGrammar.shared

  init(
    settings: CatalogSettings,
    devices: [String],
    maxMembers: Int = LoaderLimits().members,
    lints: Bool = false,
    keepsHeads: Bool = false
  ) {
    self.settings = settings
    self.devices = devices
    self.maxMembers = maxMembers
    self.lints = lints
    self.keepsHeads = keepsHeads
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

/// The grammar with its rules compiled.
final class CompiledGrammar: Sendable {
  static let shared = CompiledGrammar()

  let systemContainers = WordSet(of: SystemContainer.self)
  let wordsOfViews = WordSet(Grammar.wordsOfViews)
  let screen = KeyChecks(
    Grammar.screen,
    // The others are about these, and looked at before or after them.
    except: [
      "screen": .anything, "context": .anything, "fixtures": .anything, "links": .anything, "group": .group,
      "wrapping": .layers, "variants": .variants, "route": .onlyRoute,
    ]
  )
  let links = Grammar.screen["links"].map { Check($0.rule) } ?? .anything
  let container = KeyChecks(Grammar.container, except: ["container": .anything, "parameters": .anything])
  let catalog = KeyChecks(
    Grammar.catalog,
    except: ["format": .integer(0...1_000_000), "state": .anything]
  )
  let defaults = KeyChecks(Grammar.defaults, except: ["group": .group, "wrapping": .layers])
  /// The kinds of view, and each with its keys in the same order.
  let kinds = KeyChecks(Grammar.view)
  let views = Grammar.viewForms.map { ViewCheck($0) }
  let content = KeyChecks(Grammar.content)
  // What a screen is given is looked at when its name is.
  let child = KeyChecks(Grammar.child, except: ["screen": .text, "fixture": .text])
  let tap = KeyChecks(Grammar.tap, except: ["open": .text])
  let tapWords = WordSet(Grammar.rule(of: .tap).words)
  let link = KeyChecks(Grammar.link, except: ["url": .anything, "route": .anything])
  let find = KeyChecks(Grammar.find)
  let findTargets = Check.Words(Grammar.findTargets, nil)
  let action = KeyChecks(Grammar.action)
  let origin = KeyChecks(
    Grammar.origin,
    except: [
      "screen": .anything, "find": .anything, "route": .anything, "name": .text,
    ]
  )
  let routeCase = KeyChecks(Grammar.routeCase, except: ["steps": .anything, "route": .anything])
  let route = KeyChecks(Grammar.route, except: ["steps": .anything])
  let interceptor = KeyChecks(Grammar.interceptor, except: ["show": .builtScreen])
  let field = KeyChecks(
    Grammar.field,
    except: ["type": .anything, "values": .anything, "of": .anything, "fields": .anything]
  )
  let walkStep = KeyChecks(Grammar.walkStep)
  let walkWords = WordSet(Grammar.rule(of: .walkStep).words)
  let variant = KeyChecks(Grammar.variant, except: ["wrapping": .layers])
  private let others: [Construct: Check]

  init() {
    var others: [Construct: Check] = [:]
    for construct in [Construct.presentation, .statusBar, .blocking, .catalogMatrix, .matrix, .matrixRule, .walk] {
      others[construct] = Check(Grammar.rule(of: construct))
    }
    self.others = others
  }

  /// The check of a construct that has nothing but its rule.
  func check(of construct: Construct) -> Check { others[construct] ?? .anything }
}
