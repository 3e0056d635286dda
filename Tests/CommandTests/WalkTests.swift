import Expectations
import Testing

@Suite("petri walk", .startsProcesses)
struct WalkCommandTests {
  private func catalogue(_ steps: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write(
      """
      screen: a
      context: {city: {type: string, example: Kazan}}
      fixtures: {far: {city: Anadyr}}
      walks:
        go: \(steps)
        far: {fixture: far, steps: [{expect: {text: Anadyr}}]}
      content:
        - label: In ${city}
        - textField: {id: name}

      """,
      to: "Screens/a.yaml"
    )
    return folder
  }

  @Test("plays all walks, a line each")
  func all() throws {
    let folder = try catalogue("[{type: {into: name, text: Ann}}, {expect: {text: [Kazan, Ann]}}]")
    let result = try Command.run(["walk"], in: folder.path)
    #expect(
      result.status == 0 && result.output == "ok      a go  2 steps\nok      a far  1 step\n2 walks, all passed\n"
    )
  }

  @Test("a walk that begins with a fixture has the fixture's state, which --state overrides")
  func state() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\nstate: {plan: {type: string, default: free}}\n", to: "Catalog.yaml")
    try folder.write(
      """
      screen: a
      fixtures: {paying: {state: {plan: plus}}}
      walks: {go: {fixture: paying, steps: [{expect: {text: You have plus}}]}}
      content: [{label: "You have ${state.plan}"}]

      """,
      to: "Screens/a.yaml"
    )
    try expectEqual(Command.run(["walk"], in: folder.path).output, "ok      a go  1 step\n")
    let other = try Command.run(["walk", "--state", "plan=gold"], in: folder.path)
    #expect(other.status == 1 && other.output.contains("You have gold"))
  }

  @Test("a walk that is named prints what is there after each step")
  func one() throws {
    let folder = try catalogue("[{type: {into: name, text: Ann}}, {expect: {text: Ann}}]")
    let result = try Command.run(["walk", "a", "go"], in: folder.path)
    #expect(result.status == 0 && result.output.hasPrefix("launch\na  city: \"Kazan\"\n"))
    #expect(result.output.contains("\n1 type \"Ann\" into name\n") && result.output.contains("textField name \"Ann\""))
    #expect(result.output.hasSuffix("\nok      a go  2 steps\n"))
    let lifecycle = try Command.run(["walk", "a", "go", "--as", "lifecycle"], in: folder.path)
    #expect(lifecycle.status == 0 && lifecycle.output.contains("type:name=Ann"))
  }

  @Test("the name of a walk leads to its screen, whether that has errors or not")
  func screenOfWalk() throws {
    let folder = try catalogue("[{expect: {text: Kazan}}]")
    let walk = try Command.run(["walk", "far"], in: folder.path)
    expectEqual(walk.errors, "error: 'far' is a walk of 'a', not a screen; run 'petri walk a far'\n")
    expectEqual(walk.status, 64)
    try folder.write("screen: b\nwalks: {go: [{tap: x}], leave: [back]}\ncontent: [lable: B]\n", to: "Screens/b.yaml")
    let broken = try Command.run(["walk", "leave"], in: folder.path)
    #expect(broken.errors.hasSuffix("error: 'leave' is a walk of 'b', which has errors\n"), "\(broken.errors)")
    let near = try Command.run(["walk", "bb"], in: folder.path)
    #expect(near.errors.hasSuffix("error: unknown screen 'bb'; 'petri list' prints the names\n"), "\(near.errors)")
  }

  @Test("a step that fails is reported with its place and the stack on screen, and the rest is played")
  func failing() throws {
    let folder = try catalogue("[{expect: {text: Perm}}]")
    let result = try Command.run(["walk", "a"], in: folder.path)
    expectEqual(result.status, 1)
    expectEqual(
      result.output,
      """
      failed  a go  at Screens/a.yaml:5:8
        step 1: expected the text "Perm"; shown are "In Kazan"
      ok      a far  1 step
      2 walks, 1 failed

      """
    )
  }

  @Test("a walk that there is none of is wrong usage, a catalogue without any is nothing matched")
  func none() throws {
    let folder = try catalogue("[dismiss]")
    let wrong = try Command.run(["walk", "a", "goo"], in: folder.path)
    #expect(wrong.status == 64 && wrong.errors.contains("has no walk 'goo'; did you mean 'go'?"))
    try folder.write("screen: a\ncontent: []\n", to: "Screens/a.yaml")
    try expectEqual(Command.run(["walk"], in: folder.path).status, 3)
    try expectEqual(Command.run(["walk", "a"], in: folder.path).status, 64)
  }

  @Test("the sample catalogue's walks go through")
  func sample() throws {
    let result = try Command.run(["walk"])
    expectEqual(result.status, 0, "\(result.output)")
  }
}
