public import Foundation

/// The view at the top of a tree, with a controller in it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private static weak var storedKeyWindow: UIWindow?

  weak var firstResponder: UIResponder?
  /// Whether the software keyboard comes up for it.
  var showsSoftwareKeyboard = false
  private var resizing: ViewTransition?
  var ownTraits = UITraitCollection.current
  var deviceInsets = HeadlessRuntime.device.safeAreaInsets
  var deviceBounds = CGRect(origin: .zero, size: HeadlessRuntime.device.size)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.frame = UIScreen.main.bounds
    prepare()
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    prepare()
    self.windowScene = windowScene
  }

  private func prepare() {
    windowScene = UIApplication.shared.defaultScene
    super.isHidden = true
    CommitQueue.shared.register(self)
    UIView.refreshInsets(from: self)
  }

  /// The controller whose view fills the window. In a window that is shown it appears at once; in a hidden one
  /// nothing is loaded.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let oldValue { hideRoot(oldValue) }
      if isShown { showRoot() }
    }
  }

  open var windowLevel = Level.normal

  open var isKeyWindow: Bool { UIWindow.storedKeyWindow === self }

  /// The window that gets keyboard events.
  static var keyWindow: UIWindow? { storedKeyWindow }

  open func makeKey() {
    guard UIWindow.storedKeyWindow !== self, canBecomeKey else { return }
    if let old = UIWindow.storedKeyWindow {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    UIWindow.storedKeyWindow = self
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  open var canBecomeKey: Bool { true }

  /// Makes the window get keyboard events and shows it: the root controller is loaded and hears that it will appear;
  /// the rest follows at the commit.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open func becomeKey() {}

  open func resignKey() {}

  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if isHidden {
        if let rootViewController { hideRoot(rootViewController) }
      } else {
        CommitQueue.shared.keep(self)
        showRoot()
      }
      let name = isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  open weak var windowScene: UIWindowScene?

  open var screen: UIScreen {
    get { .main }
    set {}
  }

  /// All windows there are, by level, of equals the oldest first.
  static var all: [UIWindow] {
    let windows = CommitQueue.shared.windowsInOrder
    return windows.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }

  /// The rectangle on the screen. The traits follow a new size.
  open override var frame: CGRect {
    willSet {
      announce(newValue.size)
      takeDeviceInsets(for: newValue.size)
    }
    didSet {
      roomMayHaveChanged(from: oldValue.size)
      beginResizing()
    }
  }

  /// The rectangle in its own points. The traits follow a new size.
  open override var bounds: CGRect {
    willSet {
      announce(newValue.size)
      takeDeviceInsets(for: newValue.size)
    }
    didSet {
      roomMayHaveChanged(from: oldValue.size)
      beginResizing()
    }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if !(subview is _UIInputSetHostView) { keyboardMayChange() }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if !(subview is _UIInputSetHostView) { keyboardMayChange() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let host = inputHost, host.frame.maxY != bounds.height || host.frame.width != bounds.width {
      keyboardMayChange()
    }
    guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
    view.frame = bounds
  }

  /// Tells the controllers of a new size before it comes, as a rotation does.
  private func announce(_ size: CGSize) {
    guard isShown, size != storedBounds.size, let root = rootViewController, root.presentationState.hostWindow === self
    else { return }
    let transition = ViewTransition(from: root, to: root, animated: UIView.areAnimationsEnabled)
    transition.plainDuration = 0.3
    resizing = transition
    root.presentationState.transition = transition
    root.viewWillTransition(to: size, with: transition)
  }

  private func beginResizing() {
    guard let transition = resizing, transition.isWaiting else { return }
    CommitQueue.shared.start {
      guard transition.isWaiting else { return }
      transition.run(in: self) { _ in
        if self.resizing === transition { self.resizing = nil }
      }
    }
  }

  var isShown: Bool { !isHidden }

  override func computedSafeArea() -> UIEdgeInsets {
    UIView.overlap(of: deviceInsets, in: deviceBounds, with: frame)
  }

  private func showRoot() {
    guard let root = rootViewController else { return }
    root.presentationState.hostWindow = self
    root.loadViewIfNeeded()
    root.view.frame = bounds
    root.appearanceState.isDrivenByContainer = true
    root.beginAppearance(true, animated: false)
    insertSubview(root.view, at: 0)
    CommitQueue.shared.appear(root)
    setNeedsLayout()
  }

  /// All at once and before the next one: the order on a device is not known.
  private func hideRoot(_ root: UIViewController) {
    guard root.presentationState.hostWindow === self else { return }
    root.tearDownPresentations()
    root.beginAppearance(false, animated: false)
    if let view = root.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
    root.endAppearance()
    root.presentationState.hostWindow = nil
    root.appearanceState.isDrivenByContainer = false
  }
}
