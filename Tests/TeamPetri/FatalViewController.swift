import Foundation
import PetriUIKit

/// A screen that takes its process with it, as a crash would, for tests of worker processes.
final class FatalViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    kill(getpid(), SIGKILL)
  }
}
