import Expectations
import Testing
import UIKit

@MainActor @Suite struct DeferredMenuTests {
  @Test("a deferred part is made once, an uncached one each time")
  func deferred() {
    prepare()
    var made = 0
    let once = UIDeferredMenuElement { done in
      made += 1
      done([UIAction { _ in }])
    }
    let each = UIDeferredMenuElement.uncached { done in
      made += 10
      done([])
    }
    for _ in 0..<2 {
      once.headlessElements { expectEqual($0.count, 1) }
      each.headlessElements { #expect($0.isEmpty) }
    }
    expectEqual(made, 21)
  }
}
