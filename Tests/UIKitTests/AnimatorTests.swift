import Expectations
import Testing
import UIKit

@MainActor @Suite struct AnimatorTests {
  private func held(_ body: () -> Void) {
    prepare()
    HeadlessRuntime.clock.finishAnimations()
    HeadlessRuntime.clock.isHeld = true
    body()
    HeadlessRuntime.clock.finishAnimations()
    HeadlessRuntime.clock.isHeld = false
  }

  @Test("an animator makes its changes when it begins and completes when its time is over")
  func runs() {
    held {
      var log: [String] = []
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { log.append("end \($0)") }
      expectEqual(view.alpha, 1)
      expectEqual(animator.state, .inactive)
      animator.startAnimation(afterDelay: 1)
      expectEqual(view.alpha, 0)
      HeadlessRuntime.clock.advance(by: 2)
      #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
      #expect(animator.isRunning)
      HeadlessRuntime.clock.advance(by: 1)
      expectEqual(log, ["end end"])
      expectEqual(animator.state, .inactive)
    }
  }

  @Test("a halted animator waits; backwards it ends at the start")
  func reverses() {
    held {
      var log: [String] = []
      let animator = UIViewPropertyAnimator(duration: 4, dampingRatio: 1) {}
      animator.addCompletion { log.append("\($0)") }
      animator.startAnimation()
      HeadlessRuntime.clock.advance(by: 1)
      animator.pauseAnimation()
      HeadlessRuntime.clock.advance(by: 10)
      #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
      expectEqual(log, [])
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      HeadlessRuntime.clock.advance(by: 1)
      expectEqual(log, ["start"])
    }
  }

  @Test("stopped without finishing it forgets its completions; else it waits to be finished")
  func stops() {
    held {
      var log: [String] = []
      let misuses = Misuses()
      let first = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {}) {
        log.append("first \($0)")
      }
      first.stopAnimation(true)
      let second = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
      second.addCompletion { log.append("second \($0)") }
      second.startAnimation()
      second.stopAnimation(false)
      expectEqual(second.state, .stopped)
      second.finishAnimation(at: .current)
      second.finishAnimation(at: .end)
      HeadlessRuntime.clock.advance(by: 5)
      expectEqual(log, ["second current"])
      expectEqual(
        misuses.take(),
        "finishAnimationAtPosition: should only be called on a stopped animator!"
      )
      HeadlessRuntime.misuseHandler = HeadlessRuntime.logMisuse
    }
  }

  @Test("keyframes are all applied, in order, and complete once")
  func keyframes() {
    held {
      var log: [String] = []
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.append("a") }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.append("b") }
      } completion: {
        log.append("done \($0)")
      }
      expectEqual(log, ["a", "b"])
      HeadlessRuntime.clock.advance(by: 1)
      expectEqual(log, ["a", "b", "done true"])
    }
  }

  @Test("a transition between views puts one in the other's place")
  func transition() {
    held {
      let outer = UIView()
      let (old, new) = (UIView(), UIView())
      outer.addSubview(old)
      outer.addSubview(UIView())
      var isDone = false
      UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromLeft) { isDone = $0 }
      expectIdentical(outer.subviews.first, new)
      #expect(old.superview == nil)
      HeadlessRuntime.clock.advance(by: 1)
      #expect(isDone)
    }
  }
}
