#if os(Linux) || !canImport(UIKit)
  public import PetriComposer
  public import PetriUIKit

  /// A controller to check for leaks, created anew for each scenario.
  @MainActor
  public struct LeakSubject {
    struct Made {
      let controller: UIViewController
      var screen: ComposedScreen?
      var composer: Composer?
    }

    let name: String
    let environment: LaunchEnvironment
    let make: (Stage, LeakScenario) throws -> Made
    var action: (UIViewController) -> Void = { _ in }

    /// Creates a subject; `action` runs once the controller from `make` is shown.
    public init(
      _ name: String,
      in environment: LaunchEnvironment,
      doing action: @escaping @MainActor (UIViewController) -> Void = { _ in },
      _ make: @escaping @MainActor () throws -> UIViewController
    ) {
      self.init(name, in: environment) { _, _ in Made(controller: try make()) }
      self.action = action
    }

    init(_ name: String, in environment: LaunchEnvironment, make: @escaping (Stage, LeakScenario) throws -> Made) {
      (self.name, self.environment, self.make) = (name, environment, make)
    }

    /// Runs all scenarios and returns the leaks.
    public func leaks() -> [CheckFinding] {
      #if os(Linux) || !canImport(UIKit)
        var search = LeakSearch(of: self)
        for scenario in LeakScenario.all { search.play(scenario) }
        return search.findings
      #else
        return []
      #endif
    }
  }
#endif
