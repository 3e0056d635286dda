public import Foundation

/// The share sheet: half-height on iPhone, a popover on iPad. It shows the items, *Copy*, the app's own activities and
/// a close button; the system's activities vary by device.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

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

  @available(*, unavailable)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    activityItems = []
    applicationActivities = []
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

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

/// An action on shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The identifier of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }

  /// The section of the share sheet that shows an activity.
  public enum Category: Int, Sendable {
    case action
    case share
  }

  open class var activityCategory: Category { .action }

  open var activityType: ActivityType? { nil }

  open var activityTitle: String? { nil }

  open var activityImage: UIImage? { nil }

  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  open func prepare(withActivityItems activityItems: [Any]) {}

  open func perform() { activityDidFinish(false) }

  open func activityDidFinish(_ completed: Bool) {
    ended?(completed)
    ended = nil
  }

  var ended: ((Bool) -> Void)?
}
