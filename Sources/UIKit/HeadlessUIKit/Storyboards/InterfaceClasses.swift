import Foundation
import InterfaceBuilder

/// The classes that documents name.
@MainActor
enum InterfaceClasses {
  /// Those that somebody registered, by name, and by module and name.
  static var registered: [String: AnyClass] = [:]

  /// The class that somebody wrote for an object; nil where it isn't in this program, or isn't a kind of the base class.
  static func type<Base: AnyObject>(of identity: InterfaceIdentity, as base: Base.Type) -> Base.Type? {
    guard let name = identity.customClass else { return nil }
    if let type = registered[name] ?? identity.customModule.flatMap({ registered["\($0).\(name)"] }) {
      return type as? Base.Type
    }
    // A class of Swift's has its module in its name; a document leaves that out for the app's own, and for UIKit's.
    let modules = [identity.customModule].compactMap(\.self) + HeadlessRuntime.interfaceModules + ["HeadlessUIKit"]
    return modules.lazy.compactMap { _typeByName("\($0.utf8.count)\($0)\(name.utf8.count)\(name)C") as? Base.Type }
      .first
  }
}

extension HeadlessRuntime {
  /// Lets documents name a class: what `NSClassFromString` finds by itself where there is Objective-C. Classes that are in
  /// a module that the document names, or in one of `interfaceModules`, are found without.
  public static func registerInterfaceClass(_ type: AnyClass, as name: String? = nil) {
    let full = className(of: type)
    InterfaceClasses.registered[name ?? String(full.split(separator: ".").last ?? "")] = type
    InterfaceClasses.registered[full] = type
  }

  /// The modules whose classes documents may name without their module; none by default.
  public static var interfaceModules: [String] = []
}
