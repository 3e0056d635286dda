/// A lifecycle callback of a controller.
@preconcurrency @MainActor
public enum HeadlessCallback: @MainActor CustomStringConvertible {
  case loadView
  case viewDidLoad
  case viewWillAppear(animated: Bool)
  case viewIsAppearing(animated: Bool)
  case viewDidAppear(animated: Bool)
  case viewWillDisappear(animated: Bool)
  case viewDidDisappear(animated: Bool)
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case viewSafeAreaInsetsDidChange
  case viewLayoutMarginsDidChange
  case traitCollectionDidChange
  case willMove(toParent: UIViewController?)
  case didMove(toParent: UIViewController?)

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
