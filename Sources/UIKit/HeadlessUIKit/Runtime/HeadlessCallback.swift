/// A callback that a controller gets.
@preconcurrency @MainActor
public enum HeadlessCallback: @MainActor CustomStringConvertible {
  /// `loadView()`.
  case loadView
  /// `viewDidLoad()`.
  case viewDidLoad
  /// `viewWillAppear(_:)`.
  case viewWillAppear(animated: Bool)
  /// `viewIsAppearing(_:)`.
  case viewIsAppearing(animated: Bool)
  /// `viewDidAppear(_:)`.
  case viewDidAppear(animated: Bool)
  /// `viewWillDisappear(_:)`.
  case viewWillDisappear(animated: Bool)
  /// `viewDidDisappear(_:)`.
  case viewDidDisappear(animated: Bool)
  /// `viewWillLayoutSubviews()`.
  case viewWillLayoutSubviews
  /// `viewDidLayoutSubviews()`.
  case viewDidLayoutSubviews
  /// `viewSafeAreaInsetsDidChange()`.
  case viewSafeAreaInsetsDidChange
  /// `viewLayoutMarginsDidChange()`.
  case viewLayoutMarginsDidChange
  /// `traitCollectionDidChange(_:)`.
  case traitCollectionDidChange
  /// `willMove(toParent:)`.
  case willMove(toParent: UIViewController?)
  /// `didMove(toParent:)`.
  case didMove(toParent: UIViewController?)

  /// The name without arguments, such as `viewWillAppear`.
  public var name: String {
    switch self {
    case .loadView: "loadView"
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewIsAppearing: "viewIsAppearing"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .viewWillLayoutSubviews: "viewWillLayoutSubviews"
    case .viewDidLayoutSubviews: "viewDidLayoutSubviews"
    case .viewSafeAreaInsetsDidChange: "viewSafeAreaInsetsDidChange"
    case .viewLayoutMarginsDidChange: "viewLayoutMarginsDidChange"
    case .traitCollectionDidChange: "traitCollectionDidChange"
    case .willMove: "willMove"
    case .didMove: "didMove"
    }
  }

  /// The name with arguments, such as `viewWillAppear(animated: false)` or `didMove(toParent: nil)`.
  public var description: String {
    switch self {
    case .viewWillAppear(let animated), .viewIsAppearing(let animated), .viewDidAppear(let animated),
      .viewWillDisappear(let animated), .viewDidDisappear(let animated):
      "\(name)(animated: \(animated))"
    case .willMove(let parent), .didMove(let parent):
      "\(name)(toParent: \(parent.map { HeadlessRuntime.label(of: $0) } ?? "nil"))"
    default:
      name
    }
  }
}
