#if os(Linux) || !canImport(UIKit)
  public import PetriComposer
  public import PetriUIKit

  /// Something whose leaks are looked for, which can be made again and again.
  @MainActor
  public struct LeakSubject {
    /// A controller that was made for one time on stage.
    struct Made {
      let controller: UIViewController
      /// `nil` where no definition made it.
      var screen: ComposedScreen?
      var composer: Composer?
    }

    let name: String
    let environment: LaunchEnvironment
    let make: (Stage, LeakScenario) throws -> Made
    /// Does something with the controller once it is shown.
    var action: (UIViewController) -> Void = { _ in }

    /// A screen whose controller is made by code.
    ///
    /// - Parameters:
    ///   - name: its name in findings.
    ///   - action: what is done with it once it is shown.
    ///   - make: makes a new one each time.
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

    /// Finds what outlives the controller, entered and left in every way that it takes.
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
