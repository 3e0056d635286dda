public import Foundation

/// Asks a person something, over the screen: an alert in the middle, or a sheet of actions.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public enum Style: Int, Sendable {
    /// From below; on a pad as a popover.
    case actionSheet
    case alert
  }

  /// How serious an alert is.
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

  /// Adds a button. There is one to cancel at most.
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

  /// The size of the content: alerts are 270 points wide.
  open override var preferredContentSize: CGSize {
    get { alertView.fittingSize }
    set {}
  }

  /// Makes the first field first responder, as iOS does; Apple doesn't document it.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let textFields, !textFields.contains(where: \.isFirstResponder) else { return }
    textFields.first?.becomeFirstResponder()
  }

  open override func loadView() {
    view = alertView
  }

  /// On a pad a sheet of actions must say where it belongs.
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

  /// The action that a view is the button of.
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
