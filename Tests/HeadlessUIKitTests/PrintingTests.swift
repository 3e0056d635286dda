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

  @Test("transforms, tags, recognizers, greys, pictures and scroll views, as logs have them")
  func fields() {
    prepare()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
    view.tag = 7
    view.backgroundColor = UIColor.white.withAlphaComponent(0.25)
    view.addGestureRecognizer(UITapGestureRecognizer())
    expectEqual(
      view.description,
      "<UIView; frame = (-5 5; 20 10); transform = [2, 0, 0, 0.5, 0, 0]; tag = 7; gestureRecognizers = <NSArray>; "
        + "backgroundColor = UIExtendedGrayColorSpace 1 0.25; layer = <CALayer>>"
    )
    expectEqual(UIColor(red: 1, green: 1, blue: 1, alpha: 1).description, "UIExtendedSRGBColorSpace 1 1 1 1")
    expectEqual(UIColor.clear.description, "UIExtendedGrayColorSpace 0 0")
    expectEqual(
      UIScrollView(frame: CGRect(x: 0, y: 0, width: 1, height: 2)).description,
      "<UIScrollView; frame = (0 0; 1 2); clipsToBounds = YES; gestureRecognizers = <NSArray>; layer = <CALayer>; "
        + "contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}>"
    )
    #expect(UITableView().description.hasSuffix("adjustedContentInset: {0, 0, 0, 0}; dataSource: (null)>"))
    let picture = UIImageView(image: UIImage(named: "Shop"))
    expectEqual(
      picture.description,
      "<UIImageView; frame = (0 0; 60 60); opaque = NO; userInteractionEnabled = NO; image = <UIImage: CGImage \"Shop\"; "
        + "(60 60)@1>; layer = <CALayer>>"
    )
  }

  @Test("the hierarchy has the picture and the title of a button, as UIKit's has")
  func button() {
    prepare()
    HeadlessRuntime.imageSizes = ["plus": CGSize(width: 24, height: 24)]
    defer { HeadlessRuntime.imageSizes = [:] }
    let button = UIButton(type: .custom)
    button.setImage(UIImage(named: "plus"), for: .normal)
    button.setTitle("Add", for: .normal)
    button.backgroundColor = .clear
    button.sizeToFit()
    let lines = HeadlessRuntime.recursiveDescription(of: button).split(separator: "\n").map(String.init)
    expectEqual(lines.count, 3)
    #expect(lines[0].hasSuffix("opaque = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <CALayer>>"))
    #expect(lines[1].hasPrefix("   | <UIImageView; frame = (0.333333 0; 24 24); clipsToBounds = YES; opaque = NO; "))
    #expect(lines[2].hasPrefix("   | <UIButtonLabel; frame = (24.3333 "))
    #expect(lines[2].hasSuffix("text = 'Add'; opaque = NO; userInteractionEnabled = NO; layer = <_UILabelLayer>>"))
    #expect(button.subviews.isEmpty)
    // Printing changes nothing.
    #expect(button.titleLabel?.frame == .zero && button.imageView?.frame == .zero)
  }

  @Test("a view's own description is in the hierarchy")
  func ownDescription() {
    final class Described: UIView {
      override var description: String { "<the view>" }
    }
    prepare()
    let (outer, inner) = (UIView(), Described())
    outer.addSubview(inner)
    expectEqual(
      HeadlessRuntime.recursiveDescription(of: outer),
      "<UIView; frame = (0 0; 0 0); layer = <CALayer>>\n   | <the view>"
    )
  }
}
