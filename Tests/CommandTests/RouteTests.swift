import Expectations
import Foundation
import Testing

@Suite("petri route, petri graph and experiments", .startsProcesses)
struct RouteTests {
  @Test("prints the plan, then what it leads to")
  func plan() throws {
    let result = try Command.run(["route", "product", "--from", "cart", "--plan"])
    expectEqual(result.status, 0)
    expectEqual(
      result.output,
      """
      product
        steps
          product     looked for product with this context in current, visible: not there, so it is built
          navigation  [navigation in current, parent from where it starts] looked for navigation in current, parent from where it starts: cart
        plan
          1  build  product
          2  push   product on cart

      """
    )
    let walked = try Command.run(["route", "product", "--from", "cart", "--context", "name=Tea"])
    expectEqual(walked.status, 0)
    #expect(walked.output.contains("1  build  product  name: Tea\n"))
    #expect(walked.output.contains("└─ product  appeared"))
  }

  @Test("plans in JSON are read back, with what came of them")
  func json() throws {
    let result = try Command.run(["route", "app://star", "--from", "home", "--json", "--as", "hierarchy"])
    expectEqual(result.status, 0)
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let plan = try #require(answer["plan"] as? [String: Any])
    #expect(plan["destination"] as? String == "star")
    expectEqual((plan["moves"] as? [[String: Any]])?.compactMap { $0["kind"] as? String }, ["build", "put", "show"])
    #expect(answer["result"] as? String == "done")
    expectEqual((answer["screen"] as? String)?.contains("UITabBarController"), true)
  }

  @Test("a route that can't be taken, that waits or asks, has its reason, and nothing has moved")
  func stopped() throws {
    let refused = try Command.run(
      ["route", "home", "--from", "home,routing-control", "--state", "locked=true"]
    )
    expectEqual(refused.status, 1)
    #expect(
      refused.output.hasSuffix("  can't be taken\n    'routing-control' must be dismissed first, but it refuses\n")
    )
    let waiting = try Command.run(["route", "settings", "--from", "home,pin", "--as", "hierarchy"])
    #expect(waiting.status == 1 && waiting.output.contains("  blocked by pin, priority 10: it waits\n"))
    #expect(waiting.errors.contains("the navigation to 'settings' is waiting: 'pin' is in front"))
    let asking = try Command.run(["route", "figures", "--from", "home"])
    let words = "the navigation to 'figures' is waiting: 'signed-in' hasn't answered yet"
    #expect(asking.status == 1 && asking.errors.contains(words))
    #expect(asking.output.contains("form-template"))
    let signedIn = try Command.run(["route", "figures", "--from", "home", "--state", "signedIn=true"])
    expectEqual(signedIn.status, 0)
  }

  @Test(
    "wrong usage is reported",
    arguments: [
      (["nowhere"], "unknown screen 'nowhere'"), (["app://nowhere"], "leads nowhere: no screen has a matching link"),
      (["star", "--from", "hme"], "unknown screen 'hme'; did you mean 'home'?"),
      (["star", "--from", "home,,pin"], "--from must be screen names separated by commas; found 'home,,pin'"),
      (["star", "--from", ""], "--from must be screen names separated by commas; found ''"),
      (["product", "--route", "fast"], "'product' has no route 'fast'; its routes are default, on-circle, alone"),
      (["product", "--context", "price=cheap"], "price"),
      (["product", "--context", "price"], "--context must be key=value"),
      (["star", "--experiment", "navigation"], "--experiment must be name=variant"),
      (
        ["star", "--experiment", "navigation=none"],
        "'navigation' has no variant 'none'; its variants are tab-bar, hamburger"
      ),
      (["star", "--experiment", "x=y"], "unknown experiment 'x'; the experiments are navigation"),
      (["app://star", "--context", "a=b"], "--context can't be combined with a link"),
    ]
  )
  func usage(arguments: [String], message: String) throws {
    let result = try Command.run(["route"] + arguments)
    expectEqual(result.status, 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test("an experiment's variant is what is planned, launched, shown")
  func experiments() throws {
    let tabs = try Command.run(["route", "star", "--from", "home", "--plan"])
    let menu = try Command.run([
      "route", "star", "--from", "home", "--plan", "--experiment", "navigation=hamburger",
    ])
    #expect(tabs.output.contains("add tab  star on home"))
    #expect(menu.output.contains("push   star on home"))
    let launched = try Command.run(["launch", "home", "--experiment", "navigation=hamburger", "--as", "hierarchy"])
    #expect(launched.output.hasPrefix("<UINavigationController>"))
    let shown = try Command.run(["show", "star"])
    #expect(shown.output.contains("addTab from the route of home") && shown.output.contains("navigation=hamburger"))
  }

  @Test("a link is followed from where one is, by --then")
  func links() throws {
    let result = try Command.run(["launch", "home", "--then", "open:app://square", "--as", "tree"])
    expectEqual(result.status, 0)
    #expect(result.output.contains("square  appeared"))
    let nowhere = try Command.run(["launch", "home", "--then", "open:app://nowhere"])
    #expect(nowhere.status == 1 && nowhere.errors.contains("'app://nowhere' leads nowhere"))
  }

  @Test("the graph has taps, links, screens inside, routes and what interceptors show, in four forms")
  func graph() throws {
    let text = try Command.run(["graph", "figures"])
    expectEqual(text.status, 0)
    expectEqual(text.output, "figures\n  asks by    sign-in\ncircle\n  opens      figures\n  routes to  figures\n")
    let square = try Command.run(["graph", "square"])
    #expect(square.output.contains("  links to   star\n") && square.output.contains("home\n  holds      square\n"))
    let dot = try Command.run(["graph", "--format", "dot"])
    #expect(
      dot.output.hasPrefix("digraph screens {\n") && dot.output.contains("\"home\" -> \"circle\" [label=\"holds\"];")
    )
    let mermaid = try Command.run(["graph", "--format", "mermaid"])
    #expect(mermaid.output.contains("s-home -- holds --> s-circle"))
    let json = try Command.run(["graph", "--format", "json"])
    let graph = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: [Any]])
    #expect((graph["screens"]?.count ?? 0) > 50 && (graph["edges"]?.count ?? 0) > 30)
    try expectEqual(Command.run(["graph", "nowhere"]).status, 64)
  }
}
