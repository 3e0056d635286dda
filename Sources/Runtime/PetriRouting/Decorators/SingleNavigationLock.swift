/// A lock that several routers share so that only one of them navigates at a time.
@MainActor
public final class SingleNavigationLock {
  var isLocked = false

  /// Makes an open lock.
  public init() {}
}
