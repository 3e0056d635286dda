// UIKit re-exports Foundation: code that imports only UIKit uses CGRect, and must find it here too.
@_exported public import Foundation

/// A span of time in seconds; Core Foundation's name for it.
public typealias CFTimeInterval = Double
