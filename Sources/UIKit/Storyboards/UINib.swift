public import Foundation
import HeadlessUIKit

/// A nib by name; there are none here to load from.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// A nib of a file's content, which isn't read.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(nibName: "", bundle: bundleOrNil)
  }

  /// Nothing, and a misuse in UIKit's words.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    HeadlessRuntime.misuse("Could not load NIB in bundle: with name '\(name)'")
    return []
  }
}
