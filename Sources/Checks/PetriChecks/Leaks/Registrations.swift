import PetriCatalog

#if os(Linux) || !canImport(UIKit)
  import Foundation
  import PetriUIKit

  /// Everything that is registered with somebody who calls later, and how often.
  @MainActor
  struct Registrations {
    /// Something that is registered.
    struct Kind: Hashable {
      let rule: CheckRule
      /// The thing that it is about: the name of a notification, a class.
      let subject: String
    }

    private(set) var counts: [Kind: Int] = [:]

    /// Nothing.
    static let none = Registrations([:])

    private init(_ counts: [Kind: Int]) { self.counts = counts }

    /// Counts what is registered now.
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
      // A run loop has no list of its timers; it knows when the next one is due.
      if let next = RunLoop.current.limitDate(forMode: .default), next < Date.distantFuture {
        counts[Kind(rule: .leakedTimer, subject: "Timer")] = 1
      }
    }

    /// The kinds of which there is more than before.
    func more(than before: Registrations) -> Set<Kind> {
      Set(counts.filter { $0.value > before.counts[$0.key] ?? 0 }.keys)
    }
  }
#endif
