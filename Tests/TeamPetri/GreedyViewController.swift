import Foundation
import PetriCatalog
import PetriComposer
import PetriUIKit

/// A screen that takes memory for ever, or closes whatever its process has open, by its context.
final class GreedyViewController: UIViewController {
  private let closes: Bool

  init(context: ContextObject) {
    closes = context["closes"]?.text == "true"
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if closes {
      for descriptor in Int32(0)..<64 { close(descriptor) }
      return
    }
    // Not used, so that the machine has no less of it; more pieces than a process has addresses.
    for _ in 0..<200_000 { _ = UnsafeMutableRawPointer.allocate(byteCount: 1 << 30, alignment: 16) }
  }
}
