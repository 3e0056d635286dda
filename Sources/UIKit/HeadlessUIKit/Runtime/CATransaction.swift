public import Foundation

/// Groups animations, and commits pending work.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  @MainActor
  final class Group {
    var completion: (() -> Void)?
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    private var running = 0
    private var isCommitted = false

    func enter() { running += 1 }

    func leave() {
      running -= 1
      completeIfDone()
    }

    func commit() {
      isCommitted = true
      completeIfDone()
    }

    private func completeIfDone() {
      guard isCommitted, running == 0, let completion else { return }
      self.completion = nil
      completion()
    }
  }

  private static var groups: [Group] = []

  static var currentGroup: Group? { groups.last }

  open class func begin() {
    let group = Group()
    group.disablesActions = groups.last?.disablesActions ?? false
    groups.append(group)
  }

  /// Ends the innermost group. Its completion is called when its animations have ended, or immediately if it has none.
  open class func commit() {
    groups.popLast()?.commit()
  }

  /// Performs the work that is due at the end of the run loop's turn: transitions, layout, appearance callbacks, and
  /// ends of animations unless the clock is held.
  open class func flush() {
    CommitQueue.shared.drain()
  }

  /// Sets a block for the end of the current group's animations; outside a group, for the next commit.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if let group = groups.last {
      group.completion = block
    } else if let block {
      CommitQueue.shared.end { block() }
    }
  }

  open class func completionBlock() -> (() -> Void)? {
    groups.last?.completion
  }

  open class func setDisableActions(_ flag: Bool) {
    groups.last?.disablesActions = flag
  }

  open class func disableActions() -> Bool {
    groups.last?.disablesActions ?? false
  }

  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    groups.last?.duration = duration
  }

  open class func animationDuration() -> CFTimeInterval {
    groups.last?.duration ?? 0.25
  }
}
