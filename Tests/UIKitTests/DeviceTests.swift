import Expectations
import Testing
import UIKit

@MainActor @Suite struct DeviceTests {
  @Test("the device is the one that the runtime imitates")
  func device() {
    prepare("ipad-11-landscape")
    let device = UIDevice.current
    expectEqual(
      "\(device.model) \(device.systemName) \(device.systemVersion) \(device.orientation)",
      "iPad iPadOS 26.0 landscapeLeft"
    )
    prepare()
    expectEqual("\(device.model) \(device.userInterfaceIdiom) \(device.orientation)", "iPhone phone portrait")
    #expect(UIDeviceOrientation.landscapeRight.isLandscape)
  }

  @Test("the pasteboard keeps what was put there last")
  func pasteboard() {
    prepare()
    let board = UIPasteboard.withUniqueName()
    let count = board.changeCount
    board.string = "text"
    expectEqual(board.strings, ["text"])
    board.url = URL(string: "https://example.com")
    #expect(!board.hasStrings)
    #expect(board.hasURLs)
    expectEqual(board.changeCount, count + 2)
    expectIdentical(UIPasteboard.withName(board.name, create: false), board)
    UIPasteboard.remove(withName: board.name)
    #expect(UIPasteboard.withName(board.name, create: false) == nil)
  }

  @Test("assistive technologies are off unless the runtime turns them on, and hear what is posted")
  func accessibility() {
    prepare()
    #expect(!UIAccessibility.isVoiceOverRunning)
    HeadlessRuntime.assistance = [.voiceOver, .reduceMotion]
    var log: [String] = []
    HeadlessRuntime.assistanceObserver = { log.append("\($0.rawValue) \($1 ?? "nil")") }
    defer {
      HeadlessRuntime.assistance = []
      HeadlessRuntime.assistanceObserver = nil
    }
    #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isBoldTextEnabled)
    UIAccessibility.post(notification: .announcement, argument: "Hi")
    expectEqual(log, ["1008 Hi"])
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
    view.accessibilityElements = [element]
    expectEqual(element.accessibilityFrame, CGRect(x: 11, y: 11, width: 2, height: 2))
    expectEqual(view.index(ofAccessibilityElement: element), 0)
    expectEqual(view.accessibilityActivationPoint, CGPoint(x: 20, y: 20))
  }

  @Test("an effect's content view fills it")
  func effects() {
    prepare()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(view.subviews, [view.contentView])
  }
}
