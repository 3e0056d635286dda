import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  extension UIImage {
    /// Its name, by which texts know it.
    @MainActor
    var shownName: String? { HeadlessRuntime.name(of: self) }
  }
#else
  extension UIImage {
    @MainActor
    var shownName: String? { accessibilityIdentifier }
  }
#endif
