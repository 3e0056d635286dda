import Expectations
import Testing
import UIKit

/// Written as an iOS developer writes it: it is here to compile, and to run once.
private final class CardView: UIView, UIGestureRecognizerDelegate {
  private let gradient = CAGradientLayer()
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private let feedback = UIImpactFeedbackGenerator(style: .light)
  private(set) var dragged = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowOpacity = 0.2
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 1]
    layer.insertSublayer(gradient, at: 0)
    blur.contentView.addSubview(UILabel())
    addSubview(blur)
    let shape = CAShapeLayer()
    shape.path =
      UIBezierPath(
        roundedRect: bounds,
        byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 8, height: 8)
      ).cgPath
    layer.mask = shape
    let pan = UIPanGestureRecognizer(headlessAction: { [weak self] recognizer in
      guard let self, let pan = recognizer as? UIPanGestureRecognizer else { return }
      switch pan.state {
      case .began: feedback.prepare()
      case .changed:
        dragged = pan.translation(in: self)
        transform = CGAffineTransform(translationX: dragged.x, y: dragged.y).rotated(by: 0)
      case .ended, .cancelled: spring()
      case .possible, .failed: break
      @unknown default: break
      }
    })
    pan.delegate = self
    addGestureRecognizer(pan)
    isAccessibilityElement = true
    accessibilityTraits = [.button, .selected]
    accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Open") { _ in true }]
  }

  private func spring() {
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0,
      options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.transform = .identity },
      completion: { _ in self.feedback.impactOccurred() }
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradient.frame = bounds
    CATransaction.commit()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

private final class ListScreen: UIViewController, UISearchResultsUpdating, UITextViewDelegate, UIPickerViewDataSource {
  private let card = CardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let animator = UIViewPropertyAnimator(duration: 0.2, timingParameters: UISpringTimingParameters())
  var dragged: CGPoint { card.dragged }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.backButtonDisplayMode = .minimal
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label, .font: UIFont.systemFont(ofSize: 17)]
    navigationItem.standardAppearance = appearance
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        image: UIImage(systemName: "ellipsis.circle", withConfiguration: UIImage.SymbolConfiguration(scale: .large)),
        menu: UIMenu(
          options: .displayInline,
          children: [UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up"), state: .on) { _ in }]
        )
      ),
      .flexibleSpace(),
    ]
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 1.2
    let text = NSMutableAttributedString(string: "Read the terms", attributes: [.paragraphStyle: style])
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 9, length: 5))
    label.attributedText = text
    view.addSubview(label)
    view.addSubview(card)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePlacement = .trailing
    configuration.baseBackgroundColor = .systemGreen
    configuration.cornerStyle = .capsule
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    view.addSubview(UIButton(configuration: configuration, primaryAction: UIAction { _ in }))
    _ = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      // Foundation for Linux would wait for the main queue on the main queue, where tests run.
      queue: nil
    ) { _ in }
    animator.addAnimations { [card] in card.alpha = 0.5 }
    animator.addCompletion { position in
      if position == .end { UIAccessibility.post(notification: .screenChanged, argument: nil) }
    }
    animator.startAnimation()
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    view.endEditing(true)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { UIPasteboard.general.string = "shaken" }
  }

  func updateSearchResults(for searchController: UISearchController) {}
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }

  func drag() {
    guard let pan = card.gestureRecognizers?.first as? UIPanGestureRecognizer else { return }
    HeadlessRuntime.pan(pan, by: CGPoint(x: 7, y: 8))
  }
}

@MainActor @Suite struct BreadthCompatibilityTests {
  @Test("a screen written as usual, with gestures, layers, search and animation, runs and leaves nothing behind")
  func runs() {
    prepare()
    weak var gone: UIViewController?
    do {
      let screen = ListScreen()
      gone = screen
      let window = show(UINavigationController(rootViewController: screen))
      screen.drag()
      CATransaction.flush()
      expectEqual(screen.dragged, CGPoint(x: 7, y: 8))
      #expect(screen.view.subviews.contains { $0.alpha == 0.5 && $0.transform.isIdentity })
      window.isHidden = true
      window.rootViewController = nil
    }
    CATransaction.flush()
    #expect(gone == nil)
  }
}
