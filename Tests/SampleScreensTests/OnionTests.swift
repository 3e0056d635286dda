import Expectations
import PetriUIKit
import Testing

@testable import SampleScreens

@MainActor @Suite("The onion article's controllers", .serialized)
struct OnionTests {
  @Test("a tap puts the onion together and presents it; each layer hears each call once, the outer one first")
  func presents() throws {
    let screen = Screen(MainViewController())
    let trace = screen.trace { screen.tap("New Year hours") }
    expectEqual(
      trace,
      """
      NewYearContentViewController willMove(toParent: <SampleScreens.OnboardingViewController>)
      OnboardingViewController willMove(toParent: <SampleScreens.ModalContainerViewController>)
      ModalContainerViewController viewDidLoad
      OnboardingViewController viewDidLoad
      NewYearContentViewController viewDidLoad
      NewYearContentViewController didMove(toParent: <SampleScreens.OnboardingViewController>)
      OnboardingViewController didMove(toParent: <SampleScreens.ModalContainerViewController>)
      ModalContainerViewController viewWillAppear(animated: true)
      OnboardingViewController viewWillAppear(animated: true)
      NewYearContentViewController viewWillAppear(animated: true)
      ModalContainerViewController viewIsAppearing(animated: true)
      OnboardingViewController viewIsAppearing(animated: true)
      NewYearContentViewController viewIsAppearing(animated: true)
      ModalContainerViewController viewDidAppear(animated: true)
      OnboardingViewController viewDidAppear(animated: true)
      NewYearContentViewController viewDidAppear(animated: true)
      """
    )
    weak let modal = screen.window.rootViewController?.presentedViewController
    #expect(modal is ModalContainerViewController)
    let away = screen.trace { screen.tap("Got it") }
    #expect(away.hasPrefix("ModalContainerViewController viewWillDisappear(animated: true)"))
    #expect(modal == nil)
  }

  @Test("the content is centred in its own size, the button nailed to the bottom, the close button above both")
  func layout() throws {
    let content = NewYearContentViewController(city: "Kazan", closes: "18:00")
    let onboarding = OnboardingViewController()
    onboarding.embedController(content, actionsDatasource: content)
    let modal = onboarding.wrapInModalContainer()
    let screen = Screen(modal)
    let close = try #require(screen.first(UIButton.self) { $0.accessibilityLabel == "Close" })
    let done = try #require(screen.first(UIButton.self) { $0.title(for: .normal) == "Got it" })
    expectEqual(onboarding.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    expectEqual(onboarding.view.safeAreaInsets, UIEdgeInsets(top: 89, left: 0, bottom: 34, right: 0))
    #expect(close.frame.minY == 59 && close.frame.height == 30 && close.frame.minX == 16)
    let button = done.convert(done.bounds, to: nil)
    #expect(button.minX == 16 && button.width == 361 && button.maxY == 852 - 34 - 16)
    let middle = content.view.convert(content.view.bounds, to: nil)
    #expect(abs(middle.midX - 196.5) < 0.5)
    #expect(abs(middle.midY - (89 + (852 - 89 - 34) / 2)) < 0.5)
    let text = try #require(screen.first(UILabel.self) { $0.text?.contains("Kazan") == true })
    expectEqual(content.view.frame.width, text.intrinsicContentSize.width)
  }

  @Test("the buttons belong to the content and are shown by the template")
  func supportingViews() {
    let content = NewYearContentViewController(city: "Kazan", closes: "18:00")
    let onboarding = OnboardingViewController()
    onboarding.embedController(content, actionsDatasource: content)
    let screen = Screen(onboarding)
    let button = content.supportingViews[0]
    #expect(button.isDescendant(of: onboarding.view) && !button.isDescendant(of: content.view))
    onboarding.actionsDatasource = nil
    #expect(button.superview == nil)
    expectIdentical(screen.window.rootViewController, onboarding)
  }

  @Test("the content decides about the status bar, through all of the onion")
  func statusBar() {
    let content = NewYearContentViewController(city: "Kazan", closes: "18:00")
    let modal = ModalContainerViewController()
    modal.embedController(content)
    let screen = Screen(modal)
    expectIdentical(HeadlessRuntime.statusBarController(in: screen.window, for: .style), content)
    expectEqual(content.preferredStatusBarStyle, .darkContent)
  }
}
