import Expectations
import Testing
import UIKit

@MainActor @Suite(.serialized) struct DisplayLinkTests {
  @Test("a link is called for each picture as the clock moves on, until it waits or ends")
  func pictures() {
    prepare()
    var times: [Int] = []
    let start = HeadlessRuntime.clock.now
    let link = CADisplayLink(headlessAction: { times.append(Int((($0.timestamp - start) * 60).rounded())) })
    HeadlessRuntime.clock.advance(by: 0.1)
    expectEqual(times, [])
    let began = Int(((HeadlessRuntime.clock.now - start) * 60).rounded())
    link.add(to: .main, forMode: .common)
    HeadlessRuntime.clock.advance(by: 3.0 / 60)
    expectEqual(times.map { $0 - began }, [1, 2, 3])
    #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
    link.isPaused = true
    HeadlessRuntime.clock.advance(by: 1)
    expectEqual(times.count, 3)
    link.preferredFramesPerSecond = 30
    link.isPaused = false
    HeadlessRuntime.clock.advance(by: 0.1)
    expectEqual(times.count, 6)
    link.invalidate()
    HeadlessRuntime.clock.advance(by: 1)
    expectEqual(times.count, 6)
  }

  @Test("a link that nobody stops keeps no commit waiting, and one without a method reports that")
  func endless() {
    prepare()
    weak var weakLink: CADisplayLink?
    let misuses = Misuses()
    do {
      let link = CADisplayLink(target: NSObject(), selector: "tick:")
      link.add(to: .main, forMode: .default)
      weakLink = link
    }
    CATransaction.flush()
    expectEqual(misuses.take(), "")
    HeadlessRuntime.clock.advance(by: 1.0 / 60)
    expectEqual(
      misuses.take(),
      "-[NSObject tick:]: unrecognized selector; its module has to be rewritten by the plugin PetriObjectiveC, or use a "
        + "UIAction or a closure"
    )
    weakLink?.invalidate()
    #expect(weakLink == nil)
  }
}
