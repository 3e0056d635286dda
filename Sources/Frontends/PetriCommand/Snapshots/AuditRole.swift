import Foundation
import PetriAudit
import PetriCatalog
import PetriComposer
import PetriLoader

/// The work of a worker process on changes of definitions: it finds the verdict on each.
struct AuditRole: WorkerRole {
  nonisolated static let name = "audit"

  /// The catalogue's folder and the name of its file.
  let folder: String
  let fileName: String
  /// The variants that are not the usual ones, by their experiments.
  let variants: [String: String]

  func begin(with registry: ControllerRegistry) throws -> (Mutation) throws -> Verdict {
    let place = try CatalogPlace("\(folder)/\(fileName)", registry)
    let judge = MutantJudge(try AuditedCatalog(place, variants: variants), registry: registry)
    return { judge.verdict(on: $0) }
  }

  /// A change that takes longer is noticed: `verify` would fail for it too.
  static let timeout = Duration.seconds(300)
  private static let largestGroup = 8

  /// Changes of one file come together, so that one worker composes its screens for all of them; of many there are several groups.
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
  /// Loads a catalogue that was found.
  ///
  /// - Throws: `ExperimentProblem` for an unknown variant.
  @MainActor init(_ place: CatalogPlace, variants: [String: String]) throws {
    let registry = place.registry
    try self.init(
      place.source,
      fileName: place.fileName,
      // Each worker has a processor, and loads the catalogue again and again.
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
  /// Whether somebody else ended the process, such as the system for want of memory: that says nothing about the change.
  var wasKilled: Bool {
    switch self {
    case .ended(.signal(SIGKILL)), .ended(.signal(SIGTERM)): true
    case .ended, .done: false
    }
  }

  /// The verdict on the change.
  var verdict: Verdict {
    switch self {
    case .done(let verdict): verdict
    case .ended(let ending): .noticed(by: ending.description)
    }
  }
}
