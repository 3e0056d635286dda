public import Foundation

/// An alert or action sheet.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  /// The severity of an alert.
  public enum Severity: Int, Sendable {
    case `default`
    case critical
  }

  private var alertStyle = Style.actionSheet
  private lazy var alertView = UIAlertContentView(alert: self)

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    alertStyle = preferredStyle
    self.title = title
    self.message = message
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var preferredStyle: Style { alertStyle }

  open override var title: String? {
    didSet { contentChanged() }
  }

  open var message: String? {
    didSet { contentChanged() }
  }

  open var severity = Severity.default

  open private(set) var actions: [UIAlertAction] = []

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return HeadlessRuntime.misuse(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    }
    actions.append(action)
    contentChanged()
  }

  open var preferredAction: UIAlertAction? {
    didSet {
      guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) else { return }
      HeadlessRuntime.misuse(
        "The preferredAction of an alert controller must be contained in the actions array or be nil."
      )
      self.preferredAction = nil
    }
  }

  open private(set) var textFields: [UITextField]?

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard alertStyle == .alert else {
      return HeadlessRuntime.misuse(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    }
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentChanged()
  }

  open override var modalPresentationStyle: UIModalPresentationStyle {
    get {
      let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
      return alertStyle == .actionSheet && isPad ? .popover : .custom
    }
    set {}
  }

  /// The size of the content; alerts are 270 points wide.
  open override var preferredContentSize: CGSize {
    get { alertView.fittingSize }
    set {}
  }

  /// The first text field becomes first responder, as on iOS, where it isn't documented.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let textFields, !textFields.contains(where: \.isFirstResponder) else { return }
    textFields.first?.becomeFirstResponder()
  }

  open override func loadView() {
    view = alertView
  }

  func mayBePresented(from presenter: UIViewController) -> Bool {
    guard let popover = popoverPresentationController, alertStyle == .actionSheet, !popover.hasSource,
      !(popover.delegate is any UIPopoverPresentationControllerDelegate)
    else { return true }
    HeadlessRuntime.misuse(
      "Your application has presented a UIAlertController (\(HeadlessRuntime.label(of: self))) of style "
        + "UIAlertControllerStyleActionSheet from \(HeadlessRuntime.label(of: presenter)). The modalPresentationStyle of a "
        + "UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this "
        + "popover through the alert controller's popoverPresentationController. You must provide either a sourceView and "
        + "sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may "
        + "provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    )
    return false
  }

  func action(of view: UIView) -> UIAlertAction? { alertView.action(of: view) }

  private func contentChanged() {
    if isViewLoaded { alertView.rebuild() }
  }

  func dismissAndDo(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    guard presentingViewController != nil else {
      action.handler?(action)
      return
    }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
  }
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  /// The style of a button.
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public convenience override init() {
    self.init(title: nil, style: .default)
  }

  public let title: String?

  public let style: Style

  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  open var accessibilityIdentifier: String? {
    didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
  }

  weak var button: UIButton?

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIAlertAction(title: title, style: style, handler: handler) }
  }
}

final class _UIAlertControllerPresentationController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert = presentedViewController as? UIAlertController else { return .zero }
    let bounds = containerView.bounds
    let size = alert.preferredContentSize
    let x = (bounds.width - size.width) / 2
    if alert.preferredStyle == .alert {
      let free = bounds.height - containerView.coveredByKeyboard
      return CGRect(x: x, y: (free - size.height) / 2, width: size.width, height: size.height)
    }
    let bottom = max(8, containerView.window?.safeAreaInsets.bottom ?? 0)
    return CGRect(x: x, y: bounds.height - bottom - size.height, width: size.width, height: size.height)
  }
}
