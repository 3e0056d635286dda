import Foundation

/// Methods of a class by the names that Objective-C has for them.
///
/// The plugin PetriObjectiveC writes them for a target's classes. A class that is written for Linux alone can do so by
/// hand: `HeadlessMethods.define("mine", of: Shelf.self) { $0["tap:"] = { try ($0 as! Shelf).tap($1(0)); return nil } }`.
public struct HeadlessMethods {
  /// Calls a method of an object, and returns its result; nil without one.
  public typealias Body = @MainActor (AnyObject, HeadlessArguments) throws -> Any?

  var bodies: [String: Body] = [:]

  /// The method of a name.
  public subscript(name: String) -> Body? {
    get { bodies[name] }
    set { bodies[name] = newValue }
  }

  /// Makes methods of a class known, once for an id and a class. Objects of classes below it have them, too.
  public static func define(_ id: String, of type: AnyClass, _ fill: (inout HeadlessMethods) -> Void) {
    MethodRegistry.shared.define(id, of: type, fill)
  }

  /// Whether this is the first call for a module.
  public static func begins(_ module: String) -> Bool { MethodRegistry.shared.begins(module) }

  /// Whether an object has a method of a name.
  public static func has(_ name: String, of object: AnyObject) -> Bool {
    !editing.contains(name) && MethodRegistry.shared.body(of: name, in: type(of: object)) != nil
  }

  /// Whether an object has one of the methods.
  public static func hasAny(_ names: [String], of object: AnyObject) -> Bool { names.contains { has($0, of: object) } }

  /// The outcome of a call by name.
  public enum Outcome {
    /// The object has no such method.
    case missing
    /// The method was called; with its result.
    case done(Any?)
  }

  /// Calls a method by its name, on the thread at hand. What the method throws, and an argument of another type than it
  /// takes, go to the misuse handler.
  public static func perform(_ name: String, on object: AnyObject, _ arguments: [Any?]) -> Outcome {
    guard let body = MethodRegistry.shared.body(of: name, in: type(of: object)) else { return .missing }
    // Whoever calls by name may be on any thread, as with Objective-C: the method itself knows where it belongs.
    typealias Unchecked = (AnyObject, HeadlessArguments) throws -> Any?
    do {
      return .done(try unsafeBitCast(body, to: Unchecked.self)(object, HeadlessArguments(values: arguments)))
    } catch {
      report("'\(name)' of \(type(of: object)) can't be called: \(error)")
      return .done(nil)
    }
  }

  /// Calls a requirement that a class may leave out; nil where it does.
  public static func optional<Result>(_ name: String, of object: AnyObject, _ arguments: [Any?]) -> Result? {
    guard case .done(let result) = perform(name, on: object, arguments) else { return nil }
    return (result ?? () as Any) as? Result
  }

  /// Reports to the misuse handler that an object has no method of a name.
  public static func report(missing name: String, of object: AnyObject) {
    report(
      "-[\(type(of: object)) \(name)]: unrecognized selector; its module has to be rewritten by the plugin "
        + "PetriObjectiveC, or use a UIAction or a closure"
    )
  }

  private static func report(_ text: String) {
    // On the thread at hand, as the method would have been: the main actor needn't be on the main thread, so that nobody
    // can ask whether this is it.
    let report: @MainActor () -> Void = { HeadlessRuntime.misuse(text) }
    unsafeBitCast(report, to: (() -> Void).self)()
  }
}
