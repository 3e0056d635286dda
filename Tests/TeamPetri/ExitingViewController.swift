import Foundation
import PetriCatalog
import PetriComposer
import PetriUIKit

/// A screen that ends its process as if all were done, with a status from its context.
final class ExitingViewController: UIViewController {
  private let status: Int32

  init(context: ContextObject) {
    status = context["status"].flatMap { Int32($0.text) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    exit(status)
  }
}
