import UIKit
import os.log

/// A shelf of books, one under the other, and a button that takes the first one.
public final class BookshelfViewController: UIViewController {
  private let logger = Logger(subsystem: "bookshelf", category: "shelf")
  private let stack = UIStackView()
  private lazy var takeButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Take the first") { [weak self] _ in self?.takeFirst() }
  )

  /// The books on the shelf, the first one on top.
  public private(set) var titles: [String]
  /// Called with the title of a book that is taken.
  public var onTake: ((String) -> Void)?

  /// A shelf with books.
  public init(titles: [String]) {
    self.titles = titles
    super.init(nibName: nil, bundle: nil)
    title = "Bookshelf"
  }

  /// No storyboard has one.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    takeButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    view.addSubview(takeButton)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
      takeButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      takeButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
    ])
    fill()
  }

  /// Takes the first book from the shelf.
  public func takeFirst() {
    guard !titles.isEmpty else { return }
    let taken = titles.removeFirst()
    logger.info("took \(taken, privacy: .public), \(self.titles.count) left")
    fill()
    onTake?(taken)
  }

  private func fill() {
    for spine in stack.arrangedSubviews { spine.removeFromSuperview() }
    for (index, title) in titles.enumerated() {
      stack.addArrangedSubview(SpineView(title: title, color: SpineColor.color(at: index)))
    }
    takeButton.isEnabled = !titles.isEmpty
  }
}
