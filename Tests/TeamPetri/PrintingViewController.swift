import Foundation
import PetriUIKit

/// A controller whose author looks for something.
final class PrintingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    FileHandle.standardOutput.write(Data("a controller says \u{1B}]0;hello\u{7}\n".utf8))
  }
}
