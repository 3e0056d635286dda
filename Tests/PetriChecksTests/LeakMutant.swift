import Foundation
import PetriCatalog
import PetriChecks
import UIKit

/// A controller with one leak planted in it.
enum LeakMutant: String, CaseIterable {
  case ownClosure = "a closure that it keeps captures self"
  case strongDelegate = "its helper's delegate is strong"
  case timerOfSelf = "a timer captures it"
  case endlessTimer = "a timer goes on"
  case linkOfSelf = "a display link captures it"
  case endlessLink = "a display link goes on"
  case observerOfSelf = "a notification's block captures it"
  case endlessObserver = "a notification's block stays"
  case cached = "a static cache has it"
  case strongParent = "its child has a strong way back"
  case actionOfSelf = "a button's action captures it"
  case barItemOfSelf = "a bar item's action captures it"
  case pulseOfSelf = "an animation that repeats captures it"
  case endlessPulse = "an animation goes on"
  case childClosure = "a child's closure captures it"
  case keepingView = "its view keeps it"
  case globalView = "a global array has its view"
  case endlessTask = "a task never ends"
  case registered = "a registry calls it back"
  case keptSheet = "what it presents is kept and leads back"
  case coordinated = "its coordinator keeps it"
  case alertOfSelf = "its alert's handler captures it"
  case viewOfSelf = "its view observes itself strongly"
  case boxedSelf = "its data source is itself in a box"

  /// The rule that finds it.
  var rule: CheckRule {
    switch self {
    case .endlessTimer: .leakedTimer
    case .endlessLink: .leakedDisplayLink
    case .endlessObserver: .leakedObserver
    case .endlessPulse: .leakedAnimation
    case .globalView, .viewOfSelf: .leakedView
    default: .leakedController
    }
  }

  @MainActor func make() -> UIViewController {
    switch self {
    case .ownClosure: OwnClosure()
    case .strongDelegate: StrongDelegate()
    case .timerOfSelf: TimerOfSelf()
    case .endlessTimer: EndlessTimer()
    case .linkOfSelf: LinkOfSelf()
    case .endlessLink: EndlessLink()
    case .observerOfSelf: ObserverOfSelf()
    case .endlessObserver: EndlessObserver()
    case .cached: Cached()
    case .strongParent: StrongParent()
    case .actionOfSelf: ActionOfSelf()
    case .barItemOfSelf: BarItemOfSelf()
    case .pulseOfSelf: PulseOfSelf()
    case .endlessPulse: EndlessPulse()
    case .childClosure: ChildClosure()
    case .keepingView: KeepingView()
    case .globalView: GlobalView()
    case .endlessTask: EndlessTask()
    case .registered: Registered()
    case .keptSheet: KeptSheet()
    case .coordinated: Coordinated()
    case .alertOfSelf: AlertOfSelf()
    case .viewOfSelf: ViewOfSelf()
    case .boxedSelf: BoxedSelf()
    }
  }
}

private final class OwnClosure: UIViewController {
  private var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    onClose = { self.dismiss(animated: true) }
  }
}

private final class StrongDelegate: UIViewController {
  private final class Loader { var delegate: AnyObject? }
  private let loader = Loader()
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loader.delegate = self
  }
}

private final class TimerOfSelf: UIViewController {
  private var timer: Timer?
  private var ticks = 0
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1_000, repeats: true) { _ in
      MainActor.assumeIsolated { self.ticks += 1 }
    }
    Planted.timers.append(timer)
  }
}

private final class EndlessTimer: UIViewController {
  private var ticks = 0
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let timer = Timer.scheduledTimer(withTimeInterval: 1_000, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.ticks += 1 }
    }
    Planted.timers.append(timer)
  }
}

private final class LinkOfSelf: UIViewController {
  private var pictures = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    let link = CADisplayLink { _ in self.pictures += 1 }
    link.add(to: .main, forMode: .common)
    Planted.links.append(link)
  }
}

private final class EndlessLink: UIViewController {
  private var pictures = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    let link = CADisplayLink { [weak self] _ in self?.pictures += 1 }
    link.add(to: .main, forMode: .common)
    Planted.links.append(link)
  }
}

private final class ObserverOfSelf: UIViewController {
  private var changes = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(forName: Planted.notification, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { self.changes += 1 }
    }
  }
}

private final class EndlessObserver: UIViewController {
  private var changes = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = NotificationCenter.default.addObserver(forName: Planted.notification, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.changes += 1 }
    }
  }
}

private final class Cached: UIViewController {
  private static var last: UIViewController?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Self.last = self
  }
}

private final class StrongParent: UIViewController {
  private final class Child: UIViewController { var owner: UIViewController? }
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = Child()
    child.owner = self
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class ActionOfSelf: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Close") { _ in self.dismiss(animated: true) })
    view.addSubview(button)
  }
}

private final class BarItemOfSelf: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Done") { _ in self.dismiss(animated: true) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
  }
}

private final class PulseOfSelf: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pulse()
  }
  private func pulse() {
    guard !Planted.isOver else { return }
    UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 0.5 }, completion: { _ in self.pulse() })
  }
}

private final class EndlessPulse: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Self.pulse()
  }
  private static func pulse() {
    guard !Planted.isOver else { return }
    UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in pulse() })
  }
}

private final class ChildClosure: UIViewController {
  private final class Child: UIViewController { var onPick: ((String) -> Void)? }
  override func viewDidLoad() {
    super.viewDidLoad()
    let child = Child()
    child.onPick = { self.title = $0 }
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class KeepingView: UIViewController {
  private final class Header: UIView { var controller: UIViewController? }
  override func loadView() {
    let header = Header()
    header.controller = self
    view = header
  }
}

private final class GlobalView: UIViewController {
  private final class Banner: UIView {}
  override func viewDidLoad() {
    super.viewDidLoad()
    let banner = Banner()
    view.addSubview(banner)
    Planted.views.append(banner)
  }
}

private final class EndlessTask: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task {
      try? await Task.sleep(for: .seconds(10_000))
      self.title = "awake"
    }
  }
}

private final class Registered: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Planted.callbacks["signedIn"] = { self.title = $0 }
  }
}

private final class KeptSheet: UIViewController {
  private final class Sheet: UIViewController { var opener: UIViewController? }
  private let sheet = Sheet()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard sheet.opener == nil else { return }
    sheet.opener = self
    present(sheet, animated: false) { self.dismiss(animated: false) }
  }
}

private final class Coordinated: UIViewController {
  @MainActor private final class Coordinator { var screen: UIViewController? }
  private let coordinator = Coordinator()
  init() {
    super.init(nibName: nil, bundle: nil)
    coordinator.screen = self
  }
  required init?(coder: NSCoder) { nil }
}

private final class AlertOfSelf: UIViewController {
  private let question = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
  override func viewDidLoad() {
    super.viewDidLoad()
    question.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.dismiss(animated: true) })
  }
}

private final class ViewOfSelf: UIViewController {
  private final class Meter: UIView { var onTap: (() -> Void)? }
  override func viewDidLoad() {
    super.viewDidLoad()
    let meter = Meter()
    meter.onTap = { meter.alpha = 0.5 }
    view.addSubview(meter)
  }
}

private final class BoxedSelf: UIViewController {
  private struct Source { let rows: () -> Int }
  private var source: Source?
  private var rows = 3
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    source = Source { self.rows }
  }
}

/// Everything that the mutants leave behind, so that a test can put it away.
@MainActor
enum Planted {
  static let notification = Notification.Name("planted")
  static var timers: [Timer?] = []
  static var links: [CADisplayLink] = []
  static var views: [UIView] = []
  static var callbacks: [String: (String) -> Void] = [:]
  static var isOver = false

  static func clear() {
    for timer in timers { timer?.invalidate() }
    for link in links { link.invalidate() }
    (timers, links, views, callbacks) = ([], [], [], [:])
    isOver = true
    HeadlessRuntime.clock.finishAnimations()
    isOver = false
  }
}
