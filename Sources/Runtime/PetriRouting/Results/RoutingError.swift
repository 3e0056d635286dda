/// Why a navigation did not get to its destination.
public struct RoutingError: Error, Hashable, Sendable, Codable {
  /// The kinds of errors.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// No step of the route is on screen, so there is nothing to start from.
    case initialControllerNotFound
    /// The controller that was found is gone before it was used.
    case initialControllerDeallocated
    /// Something would have to go, and refuses to.
    case cannotBeDismissed
    /// A part can't be prepared, or a context can't be converted.
    case notPrepared
    /// A step is only looked for, and nothing on the way builds it.
    case nothingToBuild
    /// An action needs a container that is not there.
    case containerMissing
    /// The route goes on for more steps than any honest one.
    case endless
    /// An interceptor refuses.
    case refused
    /// A part throws or reports a failure.
    case failed
    /// A part does not call back in its time.
    case timedOut
    /// The controllers on screen change with each try.
    case unsettled
    /// Another navigation is going on.
    case busy
    /// A screen with a higher priority is in front.
    case blocked
    /// It was cancelled, or replaced by a later one, or its router is gone.
    case cancelled
    /// Something has changed since the plan was made, so that a plan made now is another one.
    case planChanged
    /// The plan isn't one that this router made: another one did, or it was decoded or is a record.
    case foreignPlan
    /// The router has no window.
    case noWindow
  }

  /// The kind of the error.
  public let kind: Kind
  /// The step's name.
  public let step: String?
  /// The part's name or the reason.
  public let reason: String?
  /// The moves that were made.
  public var done: [String] = []
  /// The moves that were not.
  public var notDone: [String] = []

  /// Makes an error.
  public init(_ kind: Kind, step: String? = nil, reason: String? = nil) {
    self.kind = kind
    self.step = step
    self.reason = reason
  }
}

extension RoutingError: CustomStringConvertible {
  /// The error in a sentence; the moves that were made and those that were not in lines of their own.
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
