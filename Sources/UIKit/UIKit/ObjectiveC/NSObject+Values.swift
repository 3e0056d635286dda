public import Foundation
import HeadlessUIKit

extension NSObject {
  /// The value of a property by its name, which `HeadlessMethods` knows: one that is marked `@objc`.
  public func value(forKey key: String) -> Any? { Selector(key).call(on: self, []) }

  public func setValue(_ value: Any?, forKey key: String) {
    _ = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):").call(on: self, [value])
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(self as Any?) { ($0 as? NSObject)?.value(forKey: String($1)) }
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let owner = self.value(forKeyPath: String(keyPath[..<dot])) as? NSObject
    owner?.setValue(value, forKey: String(keyPath[keyPath.index(after: dot)...]))
  }
}
