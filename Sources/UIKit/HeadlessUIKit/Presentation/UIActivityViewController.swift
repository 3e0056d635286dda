public import Foundation

/// The system's sheet for sharing.
///
/// On a phone a sheet of half the screen's height, on a pad a popover. The system's content differs from phone to
/// phone; here it has what is shared, *Copy*, the app's own activities and a button to close.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when it has gone.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called when it has gone; with the activity, whether it was done, what came of it and an error. None by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    didSet { if isViewLoaded { rebuild() } }
  }

  let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  private let column = UIStackView()

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    if UIScreen.main.traitCollection.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// UIKit has no sheet without items; this is one, for what makes controllers by their classes.
  @available(*, unavailable)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    activityItems = []
    applicationActivities = []
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// There are no archives of sheets for sharing here.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    rebuild()
  }

  private func rebuild() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    let close = UIButton(
      type: .close,
      primaryAction: UIAction { [weak self] _ in self?.end(nil, isDone: false) }
    )
    close.accessibilityLabel = "Close"
    let title = UILabel()
    title.text = activityItems.map { "\($0)" }.joined(separator: "\n")
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 3
    let head = UIStackView(arrangedSubviews: [title, close])
    head.alignment = .top
    close.setContentHuggingPriority(.required, for: .horizontal)
    close.setContentCompressionResistancePriority(.required, for: .horizontal)
    column.addArrangedSubview(head)
    if excludedActivityTypes?.contains(.copyToPasteboard) != true {
      addButton("Copy") { [weak self] in self?.end(.copyToPasteboard, isDone: true) }
    }
    for activity in applicationActivities where activity.canPerform(withActivityItems: activityItems) {
      if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { continue }
      addButton(activity.activityTitle ?? "") { [weak self] in self?.perform(activity) }
    }
  }

  private func addButton(_ title: String, _ action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.backgroundColor = .systemBackground
    button.layer.cornerRadius = 10
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    column.addArrangedSubview(button)
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: activityItems)
    activity.ended = { [weak self] isDone in self?.end(activity.activityType, isDone: isDone) }
    activity.perform()
  }

  private func end(_ type: UIActivity.ActivityType?, isDone: Bool) {
    let report = { [completionWithItemsHandler] in completionWithItemsHandler?(type, isDone, nil, nil) ?? () }
    guard let presentingViewController else { return report() }
    presentingViewController.dismiss(animated: true, completion: report)
  }
}
