import Foundation
import PetriAudit
import PetriCatalog
import PetriComposer
import PetriLoader

/// The worker role that applies mutations to definitions and checks whether snapshots notice them.
struct AuditRole: WorkerRole {
  nonisolated static let name = "audit"

  let folder: String
  let fileName: String
  let variants: [String: String]

  func begin(with registry: ControllerRegistry) throws -> (Mutation) throws -> Verdict {
    let place = try CatalogPlace("\(folder)/\(fileName)", registry)
    let judge = MutantJudge(try AuditedCatalog(place, variants: variants), registry: registry)
    return { judge.verdict(on: $0) }
  }

  /// A mutation that exceeds this limit counts as noticed, because `verify` would fail too.
  static let timeout = Duration.seconds(300)
  private static let largestGroup = 8

  /// Groups mutations by file, so that one worker renders all of its screens; large groups are split.
  static func groups(of mutations: [Mutation]) -> [[Mutation]] {
    var groups: [[Mutation]] = []
    for mutation in mutations {
      if let last = groups.last, last.count < largestGroup, last[0].place.file == mutation.place.file {
        groups[groups.count - 1].append(mutation)
      } else {
        groups.append([mutation])
      }
    }
    return groups
  }
}

extension AuditedCatalog {
  @MainActor init(_ place: CatalogPlace, variants: [String: String]) throws {
    let registry = place.registry
    try self.init(
      place.source,
      fileName: place.fileName,
      // Every worker occupies a core and loads the catalogue repeatedly.
      loader: CatalogLoader(
        devices: Stage.devices,
        controllers: registry.contents.isEmpty ? nil : Array(registry.contents.keys),
        layers: registry.layers.isEmpty ? nil : Array(registry.layers.keys),
        lints: false,
        isParallel: false
      ),
      variants: variants,
      devices: Stage.devices,
      classes: registry.contents.keys.sorted()
    )
  }
}

extension WorkerResult<Verdict> {
  /// Whether the process was killed from outside, for example by the out-of-memory killer, which says nothing about the
  /// mutation.
  var wasKilled: Bool {
    switch self {
    case .ended(.signal(SIGKILL)), .ended(.signal(SIGTERM)): true
    case .ended, .done: false
    }
  }

  var verdict: Verdict {
    switch self {
    case .done(let verdict): verdict
    case .ended(let ending): .noticed(by: ending.description)
    }
  }
}
