import Expectations
import PetriCatalog
import PetriDiagnostics
import Testing

@testable import PetriLoader

@Suite("What links mean, as they are written in files")
struct LinkMeaningTests {
  /// Where links lead in a catalogue of a file and a screen: `a id: "7"`, or why they lead nowhere.
  private func destinations(_ catalog: String, _ screens: String, _ links: [String]) -> [String] {
    let files = ["Catalog.yaml": "catalog: A\n\(catalog)\n", "Screens/a.yaml": "\(screens)\n"]
    let loaded = CatalogLoader(devices: ["iphone-16"], lints: false, isParallel: false).load(MemorySource(files))
    expectEqual(loaded.diagnostics.map(\.message), [])
    return links.map { link in
      do throws(LinkFailure) {
        let found = try loaded.catalog.destination(of: link)
        return "\(found.screen) \(found.context)"
      } catch {
        return "\(error)"
      }
    }
  }

  @Test("a redirect's parameter is what its link has, whatever the name means elsewhere")
  func state() {
    let found = destinations(
      "state: {on: {type: bool, default: true}}\nredirects: {url: \"x://oauth?state={state!}&form={form!}\", to: \"x://s/${state}/${form}\"}",
      "screen: a\ncontext: {id: string, of: string}\nlinks: \"x://s/{id}/{of}\"\ncontent: [label: \"${id} ${of}\"]",
      ["x://oauth?state=7&form=f"]
    )
    expectEqual(found, [#"a id: "7", of: "f""#])
  }

  @Test("a condition on its parameters and the state decides, and the next link that matches counts")
  func conditions() throws {
    let screens = """
      screen: a
      context: {id: int}
      links: [{url: "x://o/{id}", when: "${state.on} and ${id} > 5"}, {url: "x://y/{id}/{part}", when: "${part == edit}"}]
      content: [label: "${id}"]
      ---
      screen: b
      context: {id: {type: int, default: 0}}
      links: ["x://o/{id}", {url: "x://z", when: "${link} contains now"}]
      content: [label: "${id}"]
      """
    let state = "state: {on: {type: bool, default: false}}"
    let links = ["x://o/7", "x://o/3", "x://y/7/edit", "x://y/7/look", "x://z", "x://z?now"]
    expectEqual(
      destinations(state, screens, links),
      [
        "b id: 7", "b id: 3", "a id: 7", "x://y/{id}/{part} leads to 'a' only when ${part} == edit",
        "x://z leads to 'b' only when ${link} contains now", "b id: 0",
      ]
    )
    let loaded = CatalogLoader(devices: []).load(
      MemorySource(["Catalog.yaml": "catalog: A\n\(state)\n", "Screens/a.yaml": screens])
    )
    let on = Scope(state: ContextObject([.init(name: "on", value: .bool(true))]))
    let found = try loaded.catalog.destination(of: "x://o/7", in: on)
    expectEqual(found.screen, "a")
    expectEqual(found.passed, [])
    try expectEqual(
      loaded.catalog.destination(of: "x://o/5", in: on).passed.map(\.description),
      ["x://o/{id} leads to 'a' only when ${state.on} and ${id} > 5"]
    )
  }

  @Test("a range chooses between screens, and a host is a text")
  func constraints() {
    let found = destinations(
      "hosts: {wiki: \"{site:*.wiki.example}\"}",
      """
      screen: a
      context: {site: string, month: int, day: {type: double, default: 1}}
      links: ["wiki:/{month:1...12}[/{day:1...31}]"]
      content: [label: A]
      ---
      screen: b
      context: {site: string, year: string}
      links: ["wiki:/{year}"]
      content: [label: B]
      """,
      ["https://de.m.wiki.example/12/31", "https://de.wiki.example/7", "https://de.wiki.example/13"]
    )
    expectEqual(
      found,
      [
        #"a site: "de.m.wiki.example", month: 12, day: 31.0"#, #"a site: "de.wiki.example", month: 7, day: 1.0"#,
        #"b site: "de.wiki.example", year: "13""#,
      ]
    )
  }

  @Test("a link that is followed may begin with a name of hosts, unless that is a scheme")
  func named() {
    let found = destinations(
      "hosts: {app: [shop, shop.example], web: web}",
      "screen: a\ncontext: {id: string}\nlinks: [\"app:/a/{id}\", \"web:/w/{id}\"]\ncontent: [label: \"${id}\"]",
      ["app:/a/7", "shop://a/7", "web:/w/8", "web://w/9"]
    )
    expectEqual(found, ["a id: \"7\"", "a id: \"7\"", "a id: \"8\"", "a id: \"9\""])
  }

  @Test("capitals don't matter where a link or a redirect has it so")
  func letterCase() {
    let found = destinations(
      "redirects: {url: \"x://Go/{rest...}?To={_:Home|House!}\", to: \"x://b/${rest}\", case: any}",
      """
      screen: a
      context: {tab: {type: choice, values: [new, Old], default: new}, id: string}
      links: {url: "x://b/Orders/{id}?tab={tab:choice}", case: any}
      content: [label: A]
      """,
      ["x://b/ORDERS/Seven?Tab=OLD", "x://GO/orders/1?TO=home", "x://b/orders"]
    )
    expectEqual(
      found,
      [#"a tab: Old, id: "Seven""#, #"a tab: new, id: "1""#, "no screen has a matching link"]
    )
  }

  @Test("values of keys can be made of a link's parameters, which need be no keys, and of the link")
  func templates() {
    let found = destinations(
      "redirects: {url: \"x://in?to={_!}\", to: \"x://web?url=${link}\"}",
      """
      screen: a
      context: {url: string, page: {type: int, default: 1}, tab: {type: choice, values: [all, new], default: all}, opened: url}
      links:
        - url: "x://b/{first}/{rest...}?n={n:int}&tab={kind:new|all}"
          with: {url: "/${first}/${rest}", page: "${n}", tab: "${kind}", opened: "${link}"}
        - {url: "x://web?url={url!}", with: {page: 7, opened: "${link}"}}
      content: [label: A]
      """,
      ["x://b/c%20d/e/f?n=3&tab=new", "x://b/c/d", "x://in?to=7"]
    )
    expectEqual(
      found,
      [
        #"a url: "/c d/e/f", page: 3, tab: new, opened: x://b/c%20d/e/f?n=3&tab=new"#,
        #"a url: "/c/d", page: 1, tab: all, opened: x://b/c/d"#,
        #"a url: "x://in?to=7", page: 7, tab: all, opened: x://web?url=x%3A%2F%2Fin%3Fto%3D7"#,
      ]
    )
  }

  @Test("a redirect to none keeps links from a wider pattern")
  func refusal() {
    let found = destinations(
      "redirects: [{url: \"x://b/admin[/{_...}]\", to: none}, {url: \"x://c/{d...}\", to: \"x://b/${d}\"}]",
      "screen: a\ncontext: {path: string}\nlinks: \"x://b/{path...}\"\ncontent: [label: A]",
      ["x://b/c", "x://b/admin/users", "x://c/admin"]
    )
    let reason = "the redirect x://b/admin[/{_...}] leads to none"
    expectEqual(found, [#"a path: "c""#, reason, "it is redirected to 'x://b/admin': \(reason)"])
  }

  @Test("a path without a slash and a link that is encoded are read where a catalogue is lenient")
  func leniency() {
    let screen = "screen: a\ncontext: {id: string}\nlinks: [\"web:/b/{id}\", \"x://{id}\"]\ncontent: [label: A]"
    let hosts = "hosts: {web: shop.example}"
    let links = ["b/7", "x%3A%2F%2F8", "https%3A%2F%2Fshop.example%2Fb%2Fc%2520d", "", "//b/7", "/b/9", "b/x:y"]
    let unreadable = "invalid link: the scheme is missing; begin the link with one, such as shop:"
    expectEqual(
      destinations("\(hosts)\nlenientLinks: [withoutSlash, encoded]", screen, links),
      [
        #"a id: "7""#, #"a id: "8""#, #"a id: "c d""#, unreadable, unreadable, #"a id: "9""#, #"a id: "x:y""#,
      ]
    )
    expectEqual(
      destinations("\(hosts)\nlenientLinks: encoded", screen, links).map { $0 == unreadable },
      [true, false, false, true, true, false, true]
    )
    expectEqual(destinations(hosts, screen, links).count { $0 == unreadable }, 6)
    let tap = "\(screen.replacing("[label: A]", with: "[button: {title: A, tap: {link: b/7}}]"))"
    expectEqual(destinations("\(hosts)\nlenientLinks: withoutSlash", tap, ["b/7"]), [#"a id: "7""#])
  }

  @Test("a parameter behind the name of hosts is a path as the link has it, and stays on these hosts")
  func paths() {
    let found = destinations(
      """
      hosts: {page: shop.example/app}
      redirects:
        - {url: "x://p/{path...}", to: "page:${path}"}
        - {url: "x://open?path={path!}", to: "page:${path}"}
        - {url: "x://b/{n}", to: "page:b/${n}?n=${n}"}
      """,
      "screen: a\ncontext: {id: {type: list, of: string}, n: int?}\nlinks: \"page:/b/{id...}?n={n}\"\ncontent: [label: A]",
      [
        "x://p/b/7/a%2Fb?n=3", "x://open?path=%2Fb%2F7%3Fn%3D1", "x://open?path=b%2F7&n=2", "x://b/4",
        "x://open?path=https%3A%2F%2Fe.example", "x://open?path=%2F%2Fe.example",
      ]
    )
    expectEqual(
      found,
      [
        #"a id: ["7", "a/b"], n: 3"#, #"a id: ["7"], n: 1"#, #"a id: ["7"], n: 2"#, #"a id: ["4"], n: 4"#,
        "it is redirected to 'https://shop.example/app/https://e.example': no screen has a matching link",
        "it is redirected to 'https://shop.example/app//e.example': no screen has a matching link",
      ]
    )
  }

  @Test("a link whose condition may hold or not can lead to either screen")
  func either() {
    let files = [
      "Catalog.yaml": "catalog: A\nstate: {on: {type: bool, default: false}}\n",
      "Screens/a.yaml": """
      screen: a
      context: {id: int}
      links: {url: "x://o/{id}", when: "${state.on}"}
      content: [button: {title: A, tap: {link: "x://o/3"}}]
      ---
      screen: b
      context: {name: string}
      links: "x://o/{name}"
      content: [label: B]

      """,
    ]
    let loader = CatalogLoader(devices: ["iphone-16"], lints: false, isParallel: false)
    let catalog = loader.load(MemorySource(files)).catalog
    expectEqual(catalog.screenNames(behind: "x://o/3"), ["a", "b"])
    expectEqual(catalog.screenNames(behind: "x://o/c"), ["a", "b"])
    expectEqual(catalog.screenNames(behind: "x://p"), [])
  }
}
