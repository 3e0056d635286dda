package import PetriUIKit

#if os(Linux) || !canImport(UIKit)
  extension UIBarButtonItem {
    /// The name of the symbol by which iOS draws one of the system's buttons; nil for a word, or a button of the app's own.
    package var shownSymbol: String? { HeadlessRuntime.symbolName(of: self) }
  }
#endif
