#if os(Linux) || !canImport(UIKit)
  public import PetriCatalog
  public import PetriRouting
  public import PetriUIKit

  /// A window on an imitated device, in which screens are launched and all callbacks of their controllers are logged.
  ///
  /// The runtime has a single device: a stage configures it before each use, so that stages with different environments
  /// can alternate.
  @MainActor
  public final class Stage {
    /// The environment in which screens are launched.
    public let environment: LaunchEnvironment
    /// The window, with the device's size.
    public let window: UIWindow
    /// Whether the software keyboard appears during editing. `nil` means no, but lets a launch decide.
    public var keyboard: SoftwareKeyboard? {
      didSet { HeadlessRuntime.showSoftwareKeyboard(keyboard == .shown, in: window) }
    }
    /// The callbacks since the stage was created, by step.
    public private(set) var chapters: [LifecycleChapter] = []
    /// The callbacks since the stage was created, in order.
    public var events: [LifecycleEvent] { chapters.flatMap(\.events) }

    /// The names of the available devices.
    public nonisolated static let devices: [String] = HeadlessDevice.all.map(\.name)

    /// The reason that the last move failed or was refused in part; `nil` if it succeeded.
    public internal(set) var refusal: String?
    /// The last move, with hidden text masked.
    public internal(set) var shownMove: Move?
    var reports: [AppReport] = []
    /// The effects of the last move that aren't visible on screen, as predicates with secrets masked: `sends the event
    /// 'pay'`, `opens https://… outside the app`, `sets signedIn: true`.
    public internal(set) var effects: [String] = []
    /// The navigations that a walk expects to wait.
    var expectedToWait: [Navigation] = []

    private let device: HeadlessDevice
    private let isListening: Bool
    private var numbered = NumberedControllers()
    package private(set) weak var composer: Composer?
    private var isHearingMisuse = false
    private var isHearingControllers = false

    /// Creates a window on a device. Logging takes time, so `isListening` can turn it off.
    public init(environment: LaunchEnvironment, isListening: Bool = true) throws(UnknownDevice) {
      guard let device = HeadlessDevice(named: environment.device) else {
        throw UnknownDevice(name: environment.device)
      }
      self.isListening = isListening
      self.environment = environment
      self.device = device
      HeadlessRuntime.configure(device: device, traits: environment.traits)
      window = UIWindow(frame: UIScreen.main.bounds)
    }

    /// Composes the screen of a launch and logs from its first controller on.
    public func compose(_ launch: Launch, with composer: Composer) throws -> ComposedScreen {
      try compose(
        launch.screen,
        context: launch.context,
        form: launch.form,
        inner: launch.inner,
        layers: launch.layers,
        with: composer
      )
    }

    /// Composes a screen and logs from its first controller on.
    public func compose(
      _ name: String,
      context: ContextObject,
      form: ContextObject = ContextObject(),
      inner: [ContextAssignment] = [],
      layers: LayerSelection = .all,
      with composer: Composer
    ) throws -> ComposedScreen {
      self.composer = composer
      composer.appearances = 0
      composer.routing.window = window
      window.tintColor = composer.catalog.settings.accentColor?.uiColor
      composer.stage = self
      composer.report = { [weak self] report, controller in self?.take(report, of: controller) }
      composer.routing.router.delegate = self
      return try listening {
        try composer.compose(name, context: context, form: form, inner: inner, layers: layers)
      }
    }

    /// Shows a composed screen, in a navigation controller if its launch host is one.
    public func show(_ screen: ComposedScreen) {
      guard composer?.catalog.launchHost(of: screen.definition) == .navigation else { return show(screen.root) }
      listening {
        let navigation = UINavigationController()
        composer.map { composer($0, didBuild: navigation) }
        navigation.setViewControllers([screen.root], animated: false)
        show(navigation)
      }
    }

    /// Shows a controller as the window's root and runs the run loop's turn to its end. An alert or share sheet is
    /// presented over an empty screen.
    public func show(_ controller: UIViewController) {
      let isOnlyPresented = controller is UIAlertController || controller is UIActivityViewController
      listening {
        window.rootViewController = isOnlyPresented ? UIViewController() : controller
        window.makeKeyAndVisible()
        CATransaction.flush()
        guard isOnlyPresented else { return }
        window.rootViewController?.present(controller, animated: false)
        CATransaction.flush()
      }
      let refusals = chapters.last?.refusals ?? []
      refusal = refusals.isEmpty ? nil : refusals.map(\.description).joined(separator: "; ")
    }

    /// Runs a closure, such as a tap or a navigation, and the rest of the run loop's turn. Returns the refusals and
    /// UIKit's misuse reports, which are also in the chapter.
    @discardableResult
    public func run(_ title: String, _ action: () throws -> Void) rethrows -> [Refusal] {
      try run(.other(title), action)
    }

    @discardableResult
    func run(_ step: LifecycleChapter.Step, _ action: () throws -> Void) rethrows -> [Refusal] {
      chapters.append(LifecycleChapter(step: step))
      composer?.appearances = 0
      do {
        try listening {
          try action()
          CATransaction.flush()
          composer?.routing.stackDidChange()
          CATransaction.flush()
        }
      } catch {
        if chapters.last?.isEmpty ?? false { chapters.removeLast() }
        throw error
      }
      return chapters.last?.refusals ?? []
    }

    /// Runs several steps and logs all callbacks, also between the steps.
    public func listen(_ steps: (Stage) throws -> Void) rethrows {
      try listening { try steps(self) }
    }

    /// Removes the window from the screen.
    public func leave() {
      run(.away) { window.isHidden = true }
    }

    private func take(_ report: AppReport, of controller: UIViewController) {
      reports.append(report)
      let effect = shownSecrets.hide(in: report.description)
      effects.append(effect)
      note(.effect(effect), of: controller)
    }

    private func note(_ kind: LifecycleEvent.Kind, of controller: UIViewController) {
      let number = numbered.number(of: controller)
      write { $0.events.append(LifecycleEvent(controller: controller.displayName, kind, number: number)) }
    }

    /// The navigations that still wait, unless a walk expects them to.
    public var unfinished: [String] {
      waiting.filter { navigation in !expectedToWait.contains { $0 === navigation } }.map(Stage.reason)
    }

    /// The navigations that wait for a screen to disappear or for an interceptor's answer.
    var waiting: [Navigation] { (composer?.routing.router.blocked ?? []) + asking }

    /// The navigations that wait for an interceptor's answer.
    var asking: [Navigation] { composer?.routing.router.asking ?? [] }

    static func reason(of navigation: Navigation) -> String {
      let asked = navigation.unanswered.map { "'\($0)' hasn't answered yet" }
      let reason = navigation.reasonToWait ?? asked ?? "another screen is in front"
      return "the navigation to '\(navigation.plan?.destination ?? "")' is waiting: \(reason)"
    }

    /// Runs a function without printing UIKit's misuse reports. A stage always adds them to its refusals.
    public static func withoutWarnings<Result>(_ body: () throws -> Result) rethrows -> Result {
      let handler = HeadlessRuntime.misuseHandler
      HeadlessRuntime.misuseHandler = { _ in }
      defer { HeadlessRuntime.misuseHandler = handler }
      return try body()
    }

    private func listening<Result>(_ body: () throws -> Result) rethrows -> Result {
      try hearingRefusals {
        guard isListening, !isHearingControllers else { return try body() }
        isHearingControllers = true
        defer { isHearingControllers = false }
        return try HeadlessRuntime.handling(
          callbacks: { [weak self] controller, callback in
            self?.note(.callback(callback.text), of: controller)
          },
          during: body
        )
      }
    }

    private func hearingRefusals<Result>(_ body: () throws -> Result) rethrows -> Result {
      guard !isHearingMisuse else { return try body() }
      HeadlessRuntime.configure(device: device, traits: environment.traits)
      let handler = HeadlessRuntime.misuseHandler
      isHearingMisuse = true
      defer {
        isHearingMisuse = false
        for refusal in composer?.takeRefusals() ?? [] { note(refusal) }
      }
      return try HeadlessRuntime.handling(
        misuse: { [weak self] text in
          self?.note(Refusal(misuse: text))
          handler(text)
        },
        // An app continues with conflicting constraints of a document; 'petri validate' reports them.
        conflicts: { constraints in
          constraints.allSatisfy { HeadlessRuntime.interfaceIdentifier(of: $0) != nil }
        },
        during: body
      )
    }

    private func note(_ refusal: Refusal) { write { $0.refusals.append(refusal) } }

    private func write(_ change: (inout LifecycleChapter) -> Void) {
      if chapters.isEmpty { chapters.append(LifecycleChapter(step: .launch)) }
      change(&chapters[chapters.count - 1])
    }
  }

  extension Stage: ComposerDelegate {
    /// Logs the controller.
    public func composer(_ composer: Composer, didBuild controller: UIViewController) {
      if isHearingControllers { note(.callback("init"), of: controller) }
    }
  }

  extension Stage: RouterDelegate {
    /// Logs the plan.
    public func router(_ router: DefaultRouter, willPerform plan: RoutePlan) {
      write { $0.plans.append(plan) }
    }
  }

  extension HeadlessCallback {
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
        UITraitCollection(userInterfaceStyle: appearance.isDark ? .dark : .light),
        UITraitCollection(accessibilityContrast: appearance.isHighContrast ? .high : .normal),
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

  extension Stage {
    package var screenInFront: String {
      guard let front = window.rootViewController?.frontmost else { return "" }
      return composer?.routing.name(of: front) ?? front.displayName
    }

    package var shownTexts: [String] {
      let secrets = shownSecrets
      return ShownTexts.all(in: window).map { secrets.hide(in: $0) }
    }
  }

  extension Stage {
    /// Makes a move, runs a closure during its transition, and finishes the transition.
    public func make(_ move: Move, with composer: Composer, interruptedBy name: String, _ body: () -> Void) {
      let clock = HeadlessRuntime.clock
      clock.isHeld = true
      try? make(move, with: composer)
      run(name) { body() }
      clock.isHeld = false
      run("the end of the transition") { clock.finishAnimations() }
    }
  }

  /// Numbers controllers of the same name.
  @MainActor
  struct NumberedControllers {
    private struct Entry {
      weak var controller: UIViewController?
      let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var counts: [String: Int] = [:]

    mutating func number(of controller: UIViewController) -> Int {
      let id = ObjectIdentifier(controller)
      // The address of a deallocated controller may be reused.
      if let entry = entries[id], entry.controller === controller { return entry.number }
      let number = counts[controller.displayName, default: 0] + 1
      counts[controller.displayName] = number
      entries[id] = Entry(controller: controller, number: number)
      return number
    }
  }
#endif
