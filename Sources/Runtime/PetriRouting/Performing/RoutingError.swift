/// The reason for a failed navigation.
public struct RoutingError: Error, Hashable, Sendable, Codable {
  /// A kind of failure.
  public enum Kind: String, Hashable, Sendable, Codable {
    case initialControllerNotFound
    case initialControllerDeallocated
    case cannotBeDismissed
    /// A part can't be prepared, or a context can't be converted.
    case notPrepared
    /// A step without a factory wasn't found.
    case nothingToBuild
    /// The container for an action doesn't exist.
    case containerMissing
    case endless
    case refused
    case failed
    case timedOut
    case unsettled
    case busy
    /// A controller with a higher priority is in front.
    case blocked
    /// The navigation was cancelled or replaced, or its router is gone.
    case cancelled
    /// The plan no longer matches the stack.
    case planChanged
    /// The plan wasn't made by this router.
    case foreignPlan
    case noWindow
  }

  /// The kind.
  public let kind: Kind
  /// The name of the step.
  public let step: String?
  /// The name of the part, or the reason.
  public let reason: String?
  /// The completed moves.
  public var done: [String] = []
  /// The remaining moves.
  public var notDone: [String] = []

  /// Creates an error.
  public init(_ kind: Kind, step: String? = nil, reason: String? = nil) {
    self.kind = kind
    self.step = step
    self.reason = reason
  }
}

extension RoutingError: CustomStringConvertible {
  /// A sentence, followed by the completed and the remaining moves.
  public var description: String {
    var text = sentence
    if !done.isEmpty {
      text += "\n  done: \(done.joined(separator: "; "))"
      text += "\n  not done: \(notDone.isEmpty ? "nothing" : notDone.joined(separator: "; "))"
    }
    return text
  }

  private var sentence: String {
    let step = step ?? "the route"
    let reason = reason ?? "no reason given"
    return switch kind {
    case .initialControllerNotFound:
      "the route can't begin: '\(step)' isn't on screen"
    case .initialControllerDeallocated: "'\(step)' was found, but it no longer exists"
    case .cannotBeDismissed: "'\(step)' must be dismissed first, but it refuses"
    case .notPrepared: "'\(step)' can't be prepared: \(reason)"
    case .nothingToBuild: "'\(step)' wasn't found, and no step of the route builds it"
    case .containerMissing: "'\(step)' can't be shown: \(reason)"
    case .endless: "the route of '\(step)' never ends"
    case .refused: "'\(step)' refused: \(reason)"
    case .failed: "'\(step)' failed: \(reason)"
    case .timedOut: "'\(step)' didn't answer within \(reason)"
    case .unsettled: "the route to '\(step)' can't be planned: what is on screen keeps changing"
    case .busy: "another navigation is in progress"
    case .blocked: "'\(step)' is in front and has a higher priority"
    case .cancelled: "the navigation was cancelled"
    case .planChanged: "the plan to '\(step)' no longer holds; plan again"
    case .foreignPlan: "the plan to '\(step)' can't be performed: this router didn't make it"
    case .noWindow: "there is no window"
    }
  }
}

/// The reason why a part of a route failed.
public struct RoutingProblem: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The reason.
  public let description: String

  /// Creates a problem.
  public init(_ description: String) {
    self.description = description
  }
}

/// The answer of a part of a route.
public enum RoutingResult: Sendable {
  /// The part is done, or the navigation may continue.
  case success
  case failure(any Error)
}
