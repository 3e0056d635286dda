// UIKit re-exports Foundation: code that imports only UIKit uses CGRect, and must find it here too.
@_exported public import Foundation

/// A span of time in seconds; Core Foundation's name for it.
public typealias CFTimeInterval = Double

/// Calls a closure. Objects are released without pools here: what Apple's platforms release at the closure's end is
/// released before it.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
