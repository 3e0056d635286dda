public import Foundation

extension NSObjectProtocol {
  public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = type(of: self)
    while let candidate = current {
      if candidate == aClass { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  public func isMember(of aClass: AnyClass) -> Bool {
    type(of: self) as AnyClass == aClass
  }
}
