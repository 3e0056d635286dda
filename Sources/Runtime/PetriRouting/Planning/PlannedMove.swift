/// A move of a plan.
public struct PlannedMove: Hashable, Sendable, Codable {
  /// A kind of move.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Dismisses everything above the controller found.
    case dismiss
    /// Makes a child visible in its container.
    case show
    /// Passes the context to the controller found.
    case setContext = "update"
    /// Builds a controller and passes it its context.
    case build
    /// Puts the new controller on the stack or into a container.
    case put
    /// Finds a step in the controllers built before.
    case find
  }

  /// The kind.
  public let kind: Kind
  /// The controllers moved, outermost first.
  public let controllers: [String]
  /// The controller that the move acts on.
  public var target: String?
  /// The action or factory.
  public var means: String?
  /// The context of the new controller.
  public var context: String?
  /// The context tasks.
  public var tasks: [String] = []

  init(_ kind: Kind, _ controllers: [String], on target: String? = nil, by means: String? = nil) {
    self.kind = kind
    self.controllers = controllers
    self.target = target
    self.means = means
  }
}

extension PlannedMove: CustomStringConvertible {
  /// `push product on navigation`
  public var description: String { "\(verb) \(rest)" }

  var verb: String {
    switch kind {
    case .put: means ?? "put"
    default: kind.rawValue
    }
  }

  var rest: String {
    let names = controllers.joined(separator: ", ")
    let tasks = tasks.isEmpty ? "" : "  (\(tasks.joined(separator: ", ")))"
    return switch kind {
    case .dismiss: names
    case .show: means ?? names
    case .setContext, .find: "\(names)\(tasks)"
    case .build: names + (context.map { "  \($0)" } ?? "") + tasks
    case .put: target.map { "\(names) on \($0)" } ?? names
    }
  }
}
