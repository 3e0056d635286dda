extension HeadlessRuntime {
  /// The name of an object's class as UIKit prints it: `UILabel` for UIKit's own, `Module.Class` for others. An object of a
  /// document that is in place of one of a class that isn't in this program has that class's name.
  public nonisolated static func className(of object: AnyObject) -> String {
    InterfaceOrigin.missingClass(of: object) ?? className(of: type(of: object))
  }

  /// A class's name as UIKit prints it. The parts that Swift adds for private and local types are left out, for they
  /// carry addresses.
  public nonisolated static func className(of type: AnyClass) -> String {
    var name = String(reflecting: type)
    while let start = name.range(of: "(unknown context at "), let end = name[start.upperBound...].firstIndex(of: ")") {
      let next = name.index(after: end)
      let skipsDot = next < name.endIndex && name[next] == "."
      name.removeSubrange(start.lowerBound..<(skipsDot ? name.index(after: next) : next))
    }
    return kitModules.first { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) } ?? name
  }

  /// The modules that have UIKit's own classes, as their names begin.
  private nonisolated static let kitModules = ["HeadlessUIKit.", "UIKit.", "QuartzCore."]

  /// Whether a class is UIKit's own.
  nonisolated static func isKits(_ type: AnyClass) -> Bool {
    let name = String(reflecting: type)
    return kitModules.contains { name.hasPrefix($0) }
  }

  /// `<Module.Class>`, as UIKit's warnings name a controller, without its address.
  public nonisolated static func label(of object: AnyObject) -> String {
    "<\(className(of: object))>"
  }
}
