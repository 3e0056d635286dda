// UIKit re-exports Foundation, so code that imports only UIKit finds CGRect.
@_exported public import Foundation

public typealias CFTimeInterval = Double

/// Calls the closure. There are no autorelease pools without Objective-C: objects are released by ARC alone.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
