#if !canImport(UIKit)
  public import PetriCatalog
  import PetriRouting
  public import PetriUIKit

  /// A window on a device, in which screens are launched and everything that their controllers hear is written down.
  ///
  /// There is one device at a time: a stage configures the runtime when it is made, and a screen is composed after
  /// that, so that its fonts and colours are the environment's.
  @MainActor
  public final class Stage {
    /// What screens are launched in.
    public let environment: LaunchEnvironment
    /// The window, of the device's size.
    public let window: UIWindow
    /// What was heard since the stage was made, step by step.
    public private(set) var chapters: [LifecycleChapter] = []
    /// What was heard since the stage was made, in order.
    public var events: [LifecycleEvent] { chapters.flatMap(\.events) }

    /// The names of the devices there are.
    public nonisolated static let devices: [String] = HeadlessDevice.all.map(\.name)

    private let isListening: Bool
    private weak var composer: Composer?

    /// Makes a window on a device.
    ///
    /// - Parameter isListening: whether what controllers hear is written down, which takes some time.
    /// - Returns: `nil` where the environment's device is none of `devices`.
    public init?(environment: LaunchEnvironment, isListening: Bool = true) {
      guard let device = HeadlessDevice(named: environment.device) else { return nil }
      self.isListening = isListening
      self.environment = environment
      HeadlessRuntime.configure(device: device, traits: environment.traits)
      window = UIWindow(frame: UIScreen.main.bounds)
    }

    /// Composes a screen with this stage listening from its first controller on.
    ///
    /// - Throws: what `Composer.compose` throws.
    public func compose(
      _ name: String,
      context: ContextObject,
      inner: [ContextAssignment] = [],
      layers: LayerSelection = .all,
      with composer: Composer
    ) throws -> ComposedScreen {
      self.composer = composer
      composer.routing.window = window
      composer.routing.onPlan = { [weak self] plan in self?.note(plan) }
      guard isListening else {
        return try composer.compose(name, context: context, inner: inner, layers: layers)
      }
      let heard = composer.onBuild
      composer.onBuild = { [weak self] controller in
        heard?(controller)
        self?.record(controller.displayName, "init")
      }
      defer { composer.onBuild = heard }
      return try listening {
        try composer.compose(name, context: context, inner: inner, layers: layers)
      }
    }

    /// Shows a controller as the window's root, and runs what UIKit would do by the end of the run loop's turn.
    public func show(_ controller: UIViewController) {
      listening {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        CATransaction.flush()
      }
    }

    /// Runs something, a tap or a navigation, and what UIKit would do by the end of the run loop's turn.
    ///
    /// - Parameter title: the name of the chapter that what is heard is written to.
    public func run(_ title: String, _ action: () throws -> Void) rethrows {
      chapters.append(LifecycleChapter(title: title))
      try listening {
        try action()
        CATransaction.flush()
        composer?.routing.stackDidChange()
        CATransaction.flush()
      }
    }

    /// Does several steps and writes all down that is heard meanwhile, between them too.
    public func listen(_ steps: (Stage) throws -> Void) rethrows {
      try listening { try steps(self) }
    }

    /// Takes the window off the screen.
    public func leave() {
      run("away") { window.isHidden = true }
    }

    /// Writes something down that is no callback, such as a name that a tap emits.
    public func note(_ text: String, of controller: UIViewController) {
      record(controller.displayName, text)
    }

    /// Gets UIKit's words about misuse instead of standard error.
    public static func hearMisuse(_ handler: @escaping @MainActor (String) -> Void) {
      HeadlessRuntime.misuseHandler = handler
    }

    /// Writes down what UIKit says about misuse.
    public func noteMisuse(_ text: String) {
      record("UIKit", text)
    }

    private func listening<Result>(_ body: () throws -> Result) rethrows -> Result {
      guard isListening else { return try body() }
      let outer = HeadlessRuntime.callbackObserver
      HeadlessRuntime.callbackObserver = { [weak self] controller, callback in
        self?.record(controller.displayName, callback.text)
      }
      defer { HeadlessRuntime.callbackObserver = outer }
      return try body()
    }

    private func note(_ plan: RoutePlan) {
      if chapters.isEmpty { chapters.append(LifecycleChapter(title: "launch")) }
      chapters[chapters.count - 1].plans.append(plan)
    }

    private func record(_ name: String, _ callback: String) {
      if chapters.isEmpty { chapters.append(LifecycleChapter(title: "launch")) }
      chapters[chapters.count - 1].events.append(LifecycleEvent(controller: name, callback: callback))
    }
  }

  extension HeadlessCallback {
    /// The callback with the names of definitions where it names a controller.
    fileprivate var text: String {
      switch self {
      case .willMove(let parent), .didMove(let parent): "\(name)(toParent: \(parent?.displayName ?? "nil"))"
      default: description
      }
    }
  }

  extension LaunchEnvironment {
    fileprivate var traits: UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: appearance == .dark ? .dark : .light),
        UITraitCollection(preferredContentSizeCategory: contentSize.category),
        UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      ])
    }
  }

  extension ContentSize {
    fileprivate var category: UIContentSizeCategory {
      switch self {
      case .extraSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .extraLarge
      case .extraExtraLarge: .extraExtraLarge
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibilityMedium: .accessibilityMedium
      case .accessibilityLarge: .accessibilityLarge
      case .accessibilityExtraLarge: .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
      }
    }
  }
#endif
