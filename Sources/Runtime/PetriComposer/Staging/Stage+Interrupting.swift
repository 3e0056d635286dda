#if os(Linux) || !canImport(UIKit)
  public import PetriCatalog
  import PetriUIKit

  extension Stage {
    /// Makes a move, does something while its transition runs, and lets the transition end.
    ///
    /// - Parameter name: the step's name in the log of callbacks.
    public func make(_ move: Move, with composer: Composer, interruptedBy name: String, _ body: () -> Void) {
      let clock = HeadlessRuntime.clock
      clock.isHeld = true
      try? make(move, with: composer)
      run(name) { body() }
      clock.isHeld = false
      run("the end of the transition") { clock.finishAnimations() }
    }
  }
#endif
