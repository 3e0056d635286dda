#if os(Linux) || !canImport(UIKit)
  public import PetriCatalog
  public import PetriRouting
  public import PetriUIKit

  /// A window on a device, in which screens are launched and everything that their controllers hear is written down.
  ///
  /// The runtime has one device at a time: a stage configures it before whatever it does, so that fonts and colours are its environment's
  /// while other stages have others.
  @MainActor
  public final class Stage {
    /// The environment in which screens are launched.
    public let environment: LaunchEnvironment
    /// The window, of the device's size.
    public let window: UIWindow
    /// Whether the keyboard on the screen comes up for what is typed in; it doesn't where it is `nil`, and a launch may say so then.
    public var keyboard: SoftwareKeyboard? {
      didSet { HeadlessRuntime.showSoftwareKeyboard(keyboard == .shown, in: window) }
    }
    /// The callbacks since the stage was made, step by step.
    public private(set) var chapters: [LifecycleChapter] = []
    /// The callbacks since the stage was made, in order.
    public var events: [LifecycleEvent] { chapters.flatMap(\.events) }

    /// The names of the devices there are.
    public nonisolated static let devices: [String] = HeadlessDevice.all.map(\.name)

    /// Why the last move was not made, or what was refused of it; `nil` where all of it was done.
    public internal(set) var refusal: String?
    /// The last move, as texts have it: what was typed is masked, unless the field shows it.
    public internal(set) var shownMove: Move?
    /// The effects of the last move, secrets included.
    var reports: [AppReport] = []
    /// The effects of the last move that can't be seen on the screen, as sentences without a subject: `sends the event
    /// 'pay'`, `opens https://… outside the app`, `sets signedIn: true`. Secrets are masked.
    public internal(set) var effects: [String] = []
    /// Navigations that a walk expects to wait.
    var expectedToWait: [Navigation] = []

    private let device: HeadlessDevice
    private let isListening: Bool
    private var numbered = NumberedControllers()
    /// The composer of what was composed here last.
    package private(set) weak var composer: Composer?
    private var isHearingMisuse = false
    private var isHearingControllers = false

    /// Makes a window on a device.
    ///
    /// - Parameter isListening: whether what controllers hear is written down, which takes some time.
    /// - Throws: `UnknownDevice` where the environment's device isn't one of `devices`.
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

    /// Composes a screen with this stage listening from its first controller on.
    ///
    /// - Throws: what `Composer.compose` throws.
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

    /// Shows a composed screen, in the navigation controller that it is launched in where there is one.
    public func show(_ screen: ComposedScreen) {
      guard composer?.catalog.launchHost(of: screen.definition) == .navigation else { return show(screen.root) }
      listening {
        let navigation = UINavigationController()
        composer.map { composer($0, didBuild: navigation) }
        navigation.setViewControllers([screen.root], animated: false)
        show(navigation)
      }
    }

    /// Shows a controller as the window's root, and runs what UIKit would do by the end of the run loop's turn. What UIKit only presents, an
    /// alert or a share sheet, is presented over an empty screen.
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

    /// Runs something, a tap or a navigation, and what UIKit would do by the end of the run loop's turn.
    ///
    /// - Parameter title: the name of the chapter that callbacks are recorded in.
    /// - Returns: what was to be done meanwhile and was not, and what UIKit reported; the chapter has it too.
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

    /// Does several steps and records all callbacks meanwhile, between them too.
    public func listen(_ steps: (Stage) throws -> Void) rethrows {
      try listening { try steps(self) }
    }

    /// Takes the window off the screen.
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

    /// The navigations that were asked for and still wait, for something in front to go or for an interceptor's answer, unless a
    /// walk expects them to.
    public var unfinished: [String] {
      waiting.filter { navigation in !expectedToWait.contains { $0 === navigation } }.map(Stage.reason)
    }

    /// The navigations that wait for something in front to go, or for an interceptor's answer.
    var waiting: [Navigation] { (composer?.routing.router.blocked ?? []) + asking }

    /// The navigations that wait for an interceptor's answer.
    var asking: [Navigation] { composer?.routing.router.asking ?? [] }

    static func reason(of navigation: Navigation) -> String {
      let asked = navigation.unanswered.map { "'\($0)' hasn't answered yet" }
      let reason = navigation.reasonToWait ?? asked ?? "another screen is in front"
      return "the navigation to '\(navigation.plan?.destination ?? "")' is waiting: \(reason)"
    }

    /// Gets UIKit's words about misuse instead of standard error. A stage has them among its refusals in any case.
    public static func onMisuse(_ handler: @escaping @MainActor (String) -> Void) {
      HeadlessRuntime.misuseHandler = handler
    }

    private func listening<Result>(_ body: () throws -> Result) rethrows -> Result {
      try hearingRefusals {
        guard isListening, !isHearingControllers else { return try body() }
        let observer = HeadlessRuntime.callbackObserver
        isHearingControllers = true
        HeadlessRuntime.callbackObserver = { [weak self] controller, callback in
          self?.note(.callback(callback.text), of: controller)
        }
        defer {
          isHearingControllers = false
          HeadlessRuntime.callbackObserver = observer
        }
        return try body()
      }
    }

    private func hearingRefusals<Result>(_ body: () throws -> Result) rethrows -> Result {
      guard !isHearingMisuse else { return try body() }
      HeadlessRuntime.configure(device: device, traits: environment.traits)
      let handler = HeadlessRuntime.misuseHandler
      let conflictHandler = HeadlessRuntime.conflictHandler
      isHearingMisuse = true
      HeadlessRuntime.misuseHandler = { [weak self] text in
        self?.note(Refusal(misuse: text))
        handler(text)
      }
      // An app runs on with the constraints of a document that conflict; 'petri validate' has them with their lines.
      HeadlessRuntime.conflictHandler = { constraints in
        constraints.allSatisfy { HeadlessRuntime.interfaceIdentifier(of: $0) != nil }
      }
      defer {
        isHearingMisuse = false
        HeadlessRuntime.conflictHandler = conflictHandler
        HeadlessRuntime.misuseHandler = handler
        for refusal in composer?.takeRefusals() ?? [] { note(refusal) }
      }
      return try body()
    }

    private func note(_ refusal: Refusal) { write { $0.refusals.append(refusal) } }

    private func write(_ change: (inout LifecycleChapter) -> Void) {
      if chapters.isEmpty { chapters.append(LifecycleChapter(step: .launch)) }
      change(&chapters[chapters.count - 1])
    }
  }

  extension Stage: ComposerDelegate {
    /// Writes the controller down, while the stage listens.
    public func composer(_ composer: Composer, didBuild controller: UIViewController) {
      if isHearingControllers { note(.callback("init"), of: controller) }
    }
  }

  extension Stage: RouterDelegate {
    /// Writes the plan down.
    public func router(_ router: DefaultRouter, willPerform plan: RoutePlan) {
      write { $0.plans.append(plan) }
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
    /// The name of the screen in front; "" where nothing is shown.
    package var screenInFront: String {
      guard let front = window.rootViewController?.frontmost else { return "" }
      return composer?.routing.name(of: front) ?? front.displayName
    }

    /// The texts that are seen, without those that are kept secret.
    package var shownTexts: [String] {
      let secrets = shownSecrets
      return ShownTexts.all(in: window).map { secrets.hide(in: $0) }
    }
  }

  extension Stage {
    /// Makes a move, does something while its transition runs, and lets the transition end.
    ///
    /// - Parameter name: the step's name in the log of callbacks.
    public func make(_ move: Move, with composer: Composer, interruptedBy name: String, _ body: () -> Void) {
      let clock = HeadlessRuntime.clock
      clock.isHeld = true
      try? make(move, with: composer)
      run(name) { body() }
      clock.isHeld = false
      run("the end of the transition") { clock.finishAnimations() }
    }
  }

  /// The controllers that a stage has met, numbered among those of the same name.
  @MainActor
  struct NumberedControllers {
    private struct Entry {
      weak var controller: UIViewController?
      let number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var counts: [String: Int] = [:]

    /// The number of a controller among those of its name, from 1; a new one for one that is met first.
    mutating func number(of controller: UIViewController) -> Int {
      let id = ObjectIdentifier(controller)
      // The memory of one that is gone may be another's.
      if let entry = entries[id], entry.controller === controller { return entry.number }
      let number = counts[controller.displayName, default: 0] + 1
      counts[controller.displayName] = number
      entries[id] = Entry(controller: controller, number: number)
      return number
    }
  }
#endif
