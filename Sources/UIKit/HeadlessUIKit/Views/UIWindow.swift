public import Foundation

/// The root view of a hierarchy, with a root view controller.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private static weak var storedKeyWindow: UIWindow?

  weak var firstResponder: UIResponder?
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

  /// The controller whose view fills the window. It appears immediately if the window is visible.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let oldValue { hideRoot(oldValue) }
      if isShown { showRoot() }
    }
  }

  open var windowLevel = Level.normal

  open var isKeyWindow: Bool { UIWindow.storedKeyWindow === self }

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

  /// Shows the window and makes it the key window; `viewDidAppear` follows at the next commit.
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

  static var all: [UIWindow] {
    let windows = CommitQueue.shared.windowsInOrder
    return windows.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }

  open override var frame: CGRect {
    willSet {
      announce(newValue.size)
      takeDeviceInsets(for: newValue.size)
    }
    didSet {
      sizeMayHaveChanged(from: oldValue.size)
      beginResizing()
    }
  }

  open override var bounds: CGRect {
    willSet {
      announce(newValue.size)
      takeDeviceInsets(for: newValue.size)
    }
    didSet {
      sizeMayHaveChanged(from: oldValue.size)
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

  /// All callbacks run before the next root appears. The order on a device is unknown.
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

extension UIWindow {
  /// The least width of a window with regular width on iPad. The widest compact one has 639 points, the narrowest
  /// regular one 678.
  private static let leastRegularWidth: CGFloat = 640

  /// Updates the safe area if the window takes the device's size, as in a rotation.
  func takeDeviceInsets(for newSize: CGSize) {
    let device = HeadlessRuntime.device
    guard newSize != bounds.size, newSize == device.size else { return }
    deviceInsets = device.safeAreaInsets
    deviceBounds = CGRect(origin: .zero, size: newSize)
  }

  /// Updates the size classes for a full-screen window or a part of an iPad's screen.
  func sizeMayHaveChanged(from oldSize: CGSize) {
    guard oldSize != bounds.size else { return }
    let horizontal: UIUserInterfaceSizeClass
    var vertical = ownTraits.verticalSizeClass
    if bounds.size == HeadlessRuntime.device.size {
      horizontal = HeadlessRuntime.traits.horizontalSizeClass
      vertical = HeadlessRuntime.traits.verticalSizeClass
    } else if ownTraits.userInterfaceIdiom == .pad {
      horizontal = bounds.width < Self.leastRegularWidth ? .compact : .regular
    } else {
      return
    }
    ownTraits = UITraitCollection(
      traitsFrom: [
        ownTraits, UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
      ]
    )
    UIView.refreshTraits(from: self)
  }
}

extension UIWindow {
  /// The level of a window.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (left: Level, right: Level) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}

extension UIWindow {
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}

class _UIPlatterView: UIStackView {
  init(_ views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
    axis = .vertical
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 13
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension HeadlessRuntime {
  /// Whether a view floats above others: a group of an alert's buttons, or an open menu.
  public static func isPlatter(_ view: UIView) -> Bool { view is _UIPlatterView }
}
