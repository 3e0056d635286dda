import PetriCatalog

#if os(Linux) || !canImport(UIKit)
  import Foundation
  import PetriUIKit

  /// The numbers of registered observers, timers, display links and animations.
  @MainActor
  struct Registrations {
    struct Kind: Hashable {
      let rule: CheckRule
      let subject: String
    }

    private(set) var counts: [Kind: Int] = [:]

    static let none = Registrations([:])

    private init(_ counts: [Kind: Int]) { self.counts = counts }

    init() {
      for (name, count) in NotificationObservers.counts() {
        counts[Kind(rule: .leakedObserver, subject: name), default: 0] += count
      }
      let observed = Mirror(reflecting: HeadlessObservations.shared).descendant("entries").map {
        Mirror(reflecting: $0).children.count
      }
      counts[Kind(rule: .leakedObserver, subject: "key-value observation")] = observed
      for timer in Mirror(reflecting: HeadlessRuntime.clock).descendant("timers").map({
        Mirror(reflecting: $0).children
      }) ?? .init([]) {
        let isPatient = Mirror(reflecting: timer.value).descendant("isPatient") as? Bool ?? false
        let kind =
          isPatient
          ? Kind(rule: .leakedDisplayLink, subject: "CADisplayLink")
          : Kind(rule: .leakedAnimation, subject: "animation")
        counts[kind, default: 0] += 1
      }
      // A run loop doesn't list its timers, but has the next fire date.
      if let next = RunLoop.current.limitDate(forMode: .default), next < Date.distantFuture {
        counts[Kind(rule: .leakedTimer, subject: "Timer")] = 1
      }
    }

    func more(than before: Registrations) -> Set<Kind> {
      Set(counts.filter { $0.value > before.counts[$0.key] ?? 0 }.keys)
    }
  }
#endif
