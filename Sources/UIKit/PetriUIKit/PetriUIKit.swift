// Chooses between Apple's UIKit and HeadlessUIKit. The second condition is needed because on Linux the first one is true
// if this package's module UIKit happens to be built.
#if canImport(UIKit) && !os(Linux)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
