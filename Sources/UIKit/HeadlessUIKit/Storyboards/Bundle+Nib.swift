public import Foundation

extension Bundle {
  /// Makes the objects of a nib; nil where there is none of that name.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    guard nib.interface != nil else {
      HeadlessRuntime.misuse("Could not load NIB in bundle: '\(bundlePath)' with name '\(name)'")
      return nil
    }
    return nib.instantiate(withOwner: owner, options: options)
  }
}
