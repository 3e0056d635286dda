import PetriUIKit

extension UIButton {
  /// Lets a row that lacks room leave a beginning of the title. UIKit on Apple's platforms doesn't know this wish.
  func keepLeastWidth() {
    #if os(Linux) || !canImport(UIKit)
      keepsLeastWidth = true
    #endif
  }
}
