#if os(Linux) || !canImport(UIKit)
  import PetriUIKit

  extension Stage {
    /// After how many seconds something happens by itself: actions of screens that are there, the first to come first.
    package var delays: [Double] {
      guard let composer else { return [] }
      let waiting = composer.delayed.filter { $0.controller.map(composer.routing.isOnScreen) ?? false }
      return Set(waiting.map(\.seconds)).sorted()
    }
  }
#endif
