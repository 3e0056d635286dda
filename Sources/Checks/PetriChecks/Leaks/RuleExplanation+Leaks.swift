import PetriCatalog

extension RuleExplanation {
  static let leaks: [RuleExplanation] = [
    RuleExplanation(
      .leakedController,
      """
      A view controller is still in memory when its screen is gone. Each time the screen is opened another one is added, \
      and all of them go on hearing notifications and answering callbacks. Most often a closure that the controller keeps, \
      directly or through a child, a view or a timer, captures `self`: write `[weak self]`. A delegate and a way back to an \
      owner are `weak`; a cache, a registry and a static variable let go of what goes off screen.
      """
    ),
    RuleExplanation(
      .leakedView,
      """
      A view is still in memory when its screen is gone, without its controller. It is held by a global array, a cache, \
      or by itself: a closure of one of its gestures, actions or cells captures the view. Capture it weakly, or take it \
      out of the collection in `viewDidDisappear`.
      """
    ),
    RuleExplanation(
      .leakedObserver,
      """
      A notification's block is still called when its screen is gone. `addObserver(forName:object:queue:using:)` returns \
      a token that has to be given to `removeObserver`, also where the block captures nothing strongly: each time the \
      screen is opened, one more block is called. The finding is made when a second visit leaves more blocks than the first.
      """
    ),
    RuleExplanation(
      .leakedTimer,
      """
      A timer of the main run loop still waits when its screen is gone. The run loop keeps a timer until it is \
      invalidated, and the timer keeps its target. Invalidate it in `viewDidDisappear`: in `deinit` is too late for a timer \
      that keeps the controller.
      """
    ),
    RuleExplanation(
      .leakedDisplayLink,
      """
      A display link still runs when its screen is gone. It keeps its target and wakes the processor for each picture. \
      Invalidate it in `viewDidDisappear`.
      """
    ),
    RuleExplanation(
      .leakedAnimation,
      """
      An animation still goes on when its screen is gone, for instance a pulse whose completion begins the next one. Look \
      in the completion whether the view is in a window, and capture it weakly.
      """
    ),
  ]
}
