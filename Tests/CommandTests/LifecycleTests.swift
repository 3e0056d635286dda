import Testing

@Suite("The onion's lifecycle")
struct LifecycleTests {
  @Test(
    "the content exists before its template, the template before the modal container, and each hears each call once"
  )
  func order() throws {
    let result = try PetriProcess.run(LaunchTests.newYear + ["--as", "lifecycle"])
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    let events = lines.compactMap { line -> (String, String)? in
      let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
      guard parts.count == 3, Int(parts[0]) != nil else { return nil }
      return (String(parts[1]), parts[2].drop { $0 == " " }.description)
    }
    #expect(events.filter { $0.1 == "init" }.map(\.0) == ["new-year-hours", "onboarding-template", "modal-container"])
    let once = [
      "loadView", "viewDidLoad", "viewWillAppear(animated: false)", "viewIsAppearing(animated: false)",
      "viewDidAppear(animated: false)", "viewWillDisappear(animated: false)", "viewDidDisappear(animated: false)",
    ]
    for callback in once {
      let heard = events.filter { $0.1 == callback }.map(\.0)
      #expect(heard == ["modal-container", "onboarding-template", "new-year-hours"], "\(callback)")
    }
    #expect(lines.contains("launch"))
    #expect(lines.contains("away"))
  }
}
