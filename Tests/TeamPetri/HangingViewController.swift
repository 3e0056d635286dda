import Foundation
import PetriCatalog
import PetriComposer
import PetriUIKit

/// A screen that is never done: it waits for ever, or stops its process, by its context.
final class HangingViewController: UIViewController {
  private let stops: Bool

  init(context: ContextObject) {
    stops = context["stops"]?.text == "true"
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if stops { kill(getpid(), SIGSTOP) }
    while true { sleep(1) }
  }
}
