import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct StoryboardTests {
  @Test("a storyboard makes what was registered; what wasn't is misuse and a plain controller")
  func storyboard() {
    prepare()
    let trace = Trace()
    UIStoryboard.registerHeadless(name: "StoryboardTests") { $0 == nil ? UITabBarController() : nil }
    let storyboard = UIStoryboard(name: "StoryboardTests", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() is UITabBarController)
    expectEqual(trace.take(), "")
    _ = storyboard.instantiateViewController(withIdentifier: "Detail")
    expectEqual(
      trace.take(),
      "misuse: Storyboard (StoryboardTests) doesn't contain a view controller with identifier 'Detail'"
    )
    #expect(UIStoryboard(name: "None", bundle: nil).instantiateInitialViewController() == nil)
    #expect(trace.take().hasPrefix("misuse: Could not find a storyboard named 'None' in bundle "))
    HeadlessRuntime.misuseHandler = HeadlessRuntime.logMisuse
  }
}
