// The one place where it is decided whose UIKit this is: Apple's where there is one, Petri's elsewhere. The module of this package that is
// named UIKit is none: it may have been built before this one, or not.
#if canImport(UIKit) && !os(Linux)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
