import Expectations
import Testing
import UIKit

@MainActor @Suite struct AppearanceTests {
  @Test("every view class has an object that keeps its look, the same each time")
  func appearance() {
    final class Own: UILabel {}
    Own.appearance().textColor = .red
    expectEqual(Own.appearance().textColor, .red)
    #expect(Own.appearance() !== UILabel.appearance() && type(of: Own.appearance()) == Own.self)
    expectIdentical(
      UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self]),
      UINavigationBar.appearance()
    )
    expectIdentical(UISwitch.appearance(for: UITraitCollection.current), UISwitch.appearance())
    expectIdentical(UINavigationBar.appearance(), UINavigationBar.appearance())
    UIBarButtonItem.appearance().tintColor = .green
    expectEqual(UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor, .green)
  }
}
