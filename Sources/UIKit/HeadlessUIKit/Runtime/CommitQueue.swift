import Dispatch
import Foundation

/// The work to do at the end of the run loop's current iteration.
///
/// The work is scheduled on both the main run loop and the main queue, and performed by whichever comes first. With an
/// asynchronous `main`, the blocks of the run loop never run; in a nested run loop, those of the queue don't.
@MainActor
package final class CommitQueue {
  package static let shared = CommitQueue()

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var starts: [@MainActor () -> Void] = []
  private var appearances: [UIViewController] = []
  private var ends: [@MainActor () -> Void] = []
  private var windows: [WeakWindow] = []
  private var shownWindows: [UIWindow] = []
  private var isScheduled = false
  private var isDraining = false
  private var waitsOnRunLoop = false
  private var waitsOnQueue = false

  func start(_ action: @escaping @MainActor () -> Void) {
    starts.append(action)
    schedule()
  }

  package func end(_ action: @escaping @MainActor () -> Void) {
    ends.append(action)
    schedule()
  }

  /// Schedules the appearance callbacks of a controller whose view was added to a window.
  func appear(_ controller: UIViewController) {
    appearances.append(controller)
    schedule()
  }

  func register(_ window: UIWindow) {
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(window: window))
  }

  func keep(_ window: UIWindow) {
    shownWindows.append(window)
    schedule()
  }

  var windowsInOrder: [UIWindow] { windows.compactMap(\.window) }

  func schedule() {
    isScheduled = true
    if isDraining { return }
    if !waitsOnRunLoop {
      waitsOnRunLoop = true
      RunLoop.main.perform {
        MainActor.assumeIsolated {
          CommitQueue.shared.waitsOnRunLoop = false
          CommitQueue.shared.drainIfScheduled()
        }
      }
    }
    if !waitsOnQueue {
      waitsOnQueue = true
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          CommitQueue.shared.waitsOnQueue = false
          CommitQueue.shared.drainIfScheduled()
        }
      }
    }
  }

  private func drainIfScheduled() {
    if isScheduled { drain() }
  }

  /// Performs pending work and the work that results from it. Limits stop code that never ends, such as endless
  /// animations.
  func drain(movesClock: Bool = true) {
    if isDraining { return }
    isDraining = true
    defer {
      isDraining = false
      shownWindows = []
    }
    var fired = 0
    for _ in 0..<100_000 {
      isScheduled = false
      if runOnce() { continue }
      let clock = HeadlessRuntime.clock
      guard movesClock, !clock.isHeld, clock.hasRunningAnimations, fired < 10_000 else { return }
      fired += 1
      clock.fireNext()
    }
  }

  private func runOnce() -> Bool {
    var worked = false
    let starting = starts
    starts = []
    for action in starting {
      worked = true
      action()
    }
    let appearing = appearances
    appearances = []
    for controller in appearing { controller.sendIsAppearing() }
    for entry in windows {
      guard let window = entry.window, window.needsLayoutPass else { continue }
      worked = true
      window.layOutTree()
    }
    let ending = ends
    ends = []
    for action in ending {
      worked = true
      action()
    }
    for controller in appearing {
      worked = true
      controller.endViewDrivenAppearance()
    }
    return worked
  }
}
