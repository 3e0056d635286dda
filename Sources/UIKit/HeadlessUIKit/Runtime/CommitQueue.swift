import Dispatch
import Foundation

/// The second phase of everything: what waits for the end of the run loop's turn.
///
/// Scheduled on the main run loop and on the main queue, for under an asynchronous main the run loop's blocks never
/// run, and inside a nested run of the loop the queue's don't. Whichever comes first does the work.
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

  /// A transition that begins at the commit.
  func start(_ action: @escaping @MainActor () -> Void) {
    starts.append(action)
    schedule()
  }

  /// Calls an action after the layout of the commit.
  package func end(_ action: @escaping @MainActor () -> Void) {
    ends.append(action)
    schedule()
  }

  /// A controller whose view entered a window: it hears that it is appearing before the layout, and that it did
  /// after it.
  func appear(_ controller: UIViewController) {
    appearances.append(controller)
    schedule()
  }

  func register(_ window: UIWindow) {
    windows.removeAll { $0.window == nil }
    windows.append(WeakWindow(window: window))
  }

  /// A window that came on screen: it lives until the next commit, whoever else holds it.
  func keep(_ window: UIWindow) {
    shownWindows.append(window)
    schedule()
  }

  /// The windows that are alive, the oldest first.
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

  /// Does everything that waits, and what comes of it. The numbers bound code that never comes to an end, such as a
  /// pulse whose completion starts the next one.
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
