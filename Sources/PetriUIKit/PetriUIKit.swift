// The one place where it is decided whose UIKit this is: Apple's where there is one, Petri's elsewhere.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
