import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct ScrollViewTests {
  private final class Log: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var wanted: CGPoint?
    private func note(_ name: String, _ scroll: UIScrollView) {
      let states = [
        scroll.isTracking ? "tracking" : nil, scroll.isDragging ? "dragging" : nil,
        scroll.isDecelerating ? "decelerating" : nil,
      ]
      lines.append(([name] + states.compactMap(\.self)).joined(separator: " "))
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin", scrollView) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView,
      withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      note("willEnd \(Int(targetContentOffset.pointee.x))", scrollView)
      if let wanted { targetContentOffset.pointee = wanted }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      note("end", scrollView)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("stop", scrollView) }
  }

  @Test("a finger's way: the scroll view's reports of it, the page it stops at, and the delegate's wish")
  func dragging() {
    prepare()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 300, height: 50)
    scroll.isPagingEnabled = true
    let log = Log()
    scroll.delegate = log
    HeadlessRuntime.scroll(scroll, to: CGPoint(x: 160, y: 0))
    expectEqual(
      log.lines,
      [
        "begin tracking dragging", "willEnd 200 tracking dragging", "scroll tracking dragging", "end decelerating",
        "stop",
      ]
    )
    expectEqual(scroll.contentOffset, CGPoint(x: 200, y: 0))
    HeadlessRuntime.scroll(scroll, to: CGPoint(x: 900, y: 0))
    expectEqual(scroll.contentOffset, CGPoint(x: 200, y: 0))
    log.wanted = CGPoint(x: 30, y: 0)
    HeadlessRuntime.scroll(scroll, to: .zero)
    expectEqual(scroll.contentOffset, CGPoint(x: 30, y: 0))
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
  }

  @Test("its recognizer is on it and takes no touches from others; both indicators' insets are set at once")
  func members() {
    prepare()
    let scroll = UIScrollView()
    expectIdentical(scroll.panGestureRecognizer, scroll.panGestureRecognizer)
    expectIdentical(scroll.panGestureRecognizer.view, scroll)
    #expect(scroll.gestureRecognizers == nil)
    scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(scroll.verticalScrollIndicatorInsets, scroll.horizontalScrollIndicatorInsets)
    expectEqual(scroll.scrollIndicatorInsets.right, 4)
    expectEqual(scroll.decelerationRate, .normal)
    #expect(scroll.scrollsToTop && !scroll.isDirectionalLockEnabled)
    #expect(scroll.touchesShouldCancel(in: UIView()) && !scroll.touchesShouldCancel(in: UIButton()))
  }

  @Test("changes that belong together are made by a closure that doesn't escape, or by none")
  func batches() {
    prepare()
    final class Collection: UICollectionView {
      var calls = 0
      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    func change(_ collection: UICollectionView, _ table: UITableView, by change: () -> Void) {
      collection.performBatchUpdates({ change() })
      table.performBatchUpdates({ change() }, completion: nil)
    }
    let collection = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var changes = 0
    change(collection, UITableView()) { changes += 1 }
    expectEqual(changes, 2)
    var completed = false
    collection.performBatchUpdates(nil) { completed = $0 }
    CATransaction.flush()
    #expect(completed)
    expectEqual(collection.calls, 2)
  }
}
