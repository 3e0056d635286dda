import Expectations
import HeadlessUIKit
import Testing

final class PrintedView: UIView {}
final class PrintedLabel: UILabel {}

@MainActor @Suite struct PrintingTests {
  @Test("section 8: the hierarchy of controllers; printing loads nothing")
  func hierarchy() {
    let nav = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), nav]
    let window = show(tabs)
    tabs.selectedIndex = 1
    CATransaction.flush()
    tabs.selectedIndex = 0
    CATransaction.flush()
    nav.pushViewController(UIViewController(), animated: false)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    tabs.present(sheet, animated: false)
    CATransaction.flush()
    let expected = """
      <UITabBarController>, state: appeared, view: <UILayoutContainerView>
         | <UIViewController>, state: appeared, view: <UIView>
         | <UINavigationController>, state: disappeared, view: <UILayoutContainerView> not in the window
         |    | <UIViewController>, state: disappeared, view: <UIView> not in the window
         |    | <UIViewController>, state: disappeared, view: (view not loaded)
         + <UIViewController>, state: appeared, view: <UIView>, presented with: <_UIPageSheetPresentationController>
      """
    expectEqual(HeadlessRuntime.printHierarchy(of: tabs), expected)
    expectEqual(HeadlessRuntime.printHierarchy(of: tabs), expected)
    expectIdentical(window.rootViewController, tabs)
  }

  @Test("section 8: the description of views")
  func description() {
    prepare()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let label = UILabel(frame: CGRect(x: 161 + 1.0 / 3, y: 44, width: 52 + 2.0 / 3, height: 19 + 1.0 / 3))
    label.text = "What's"
    view.addSubview(label)
    let own = PrintedView()
    own.alpha = 0.5
    own.isHidden = true
    own.clipsToBounds = true
    own.backgroundColor = .systemBackground
    view.addSubview(own)
    own.addSubview(PrintedLabel())
    expectEqual(
      HeadlessRuntime.recursiveDescription(of: view),
      """
      <UIView; frame = (0 0; 375 812); autoresize = W+H; layer = <CALayer>>
         | <UILabel; frame = (161.333 44; 52.6667 19.3333); text = 'What's'; userInteractionEnabled = NO; \
      layer = <_UILabelLayer>>
         | <HeadlessUIKitTests.PrintedView; frame = (0 0; 0 0); clipsToBounds = YES; alpha = 0.5; hidden = YES; \
      backgroundColor = <UIDynamicSystemColor; name = systemBackgroundColor>; layer = <CALayer>>
         |    | <HeadlessUIKitTests.PrintedLabel; baseClass = UILabel; frame = (0 0; 0 0); \
      userInteractionEnabled = NO; layer = <_UILabelLayer>>
      """
    )
  }
}
