import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("The attributes of a tree, and what no text prints")
struct TreeAttributeTests {
  private func launch(_ screens: String, _ name: String = "one") throws -> LaunchedScreen {
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(
      MemorySource([
        "Catalog.yaml": "catalog: A\nstate: {pin: {type: string, default: ''}}\n", "Screens/one.yaml": screens,
      ])
    )
    try #require(!loaded.hasErrors)
    let screen = try #require(loaded.catalog.screen(named: name))
    return try LaunchedScreen(
      name,
      context: ContextResolution(fields: screen.context, fallback: .examplesFirst).context,
      stage: try Stage(environment: LaunchEnvironment()),
      composer: Composer(catalog: loaded.catalog)
    )
  }

  @Test("the attributes of controllers, views and taps are printed behind them")
  func definition() throws {
    let launched = try launch(
      """
      screen: one
      title: A title
      presentation: {style: formSheet}
      content:
        spacing: 4
        views:
          - label: {text: Hi, style: headline, color: systemRed, lines: 2, alpha: 0.5}
          - stack: {axis: horizontal, spacing: 0, views: [{button: {title: Go, style: filled, tap: {open: two, with: {all: [a]}}}}]}
      ---
      screen: two
      context: {all: {type: list, of: string}}
      content: [label: Two]
      """
    )
    expectEqual(
      launched.text(as: .tree),
      """
      one
      content: one  appeared  0 0 393 852  title "A title"  spacing 4  presentation formSheet
      ├─ label "Hi"  headline  lines 2  color systemRed #FF3B30  alpha 0.5
      └─ stack  horizontal  spacing 0
         └─ button "Go"  filled  -> open two all: [a]

      """
    )
  }

  private let secret = """
    screen: one
    context:
      user: {type: object, fields: {name: string, password: string}, example: {name: Ann, password: s3cret}}
      pins: {type: list, of: {type: object, fields: {code: string}}, example: [{code: "4711"}]}
      hint: {type: string, example: plain}
    content:
      - textField: {text: "${user.password}", secure: true}
      - textField: {text: "${pin.code}", secure: true, each: "${pins}", as: pin}
      - label: "${hint}"
      - button: {title: Save, tap: {set: {pin: "${user.password}"}}}
      - button: {title: Help, tap: {link: "a://help?pin=${user.password}"}}
      - button: {title: s3cret, tap: {set: {pin: s3cret}}}
    """

  @Test("what is shown as dots is in no text, and neither is it where a tap hands it on")
  func secrets() throws {
    let launched = try launch(secret)
    expectEqual(
      launched.text(as: .tree),
      """
      one  user: {name: "Ann", password: •••}, pins: [{code: •••}], hint: "plain"
      content: one  appeared  0 0 393 852
      ├─ textField ••••••  secure
      ├─ textField ••••  secure
      ├─ label "plain"
      ├─ button "Save"  -> set pin: "•••"
      ├─ button "Help"  -> link "a://help?pin=•••"
      └─ button "s3cret"  -> set pin: s3cret

      """
    )
    for rendering in [Rendering.json, .accessibility, .wireframe, .svg, .lifecycle] {
      let text = try launch(secret).text(as: rendering)
      #expect(!text.contains("4711"), "\(rendering)")
    }
    #expect(launched.text(as: .json).contains("\"password\": \"•••\""))
  }

  @Test("a secret of a screen inside is one of the screen that gives it")
  func secretInside() throws {
    let launched = try launch(
      """
      screen: outer
      context: {word: {type: string, example: s3cret}}
      content: {pages: [{screen: one, with: {password: "${word}"}}]}
      ---
      screen: one
      context: {password: {type: string, example: ""}}
      content:
        - textField: {text: "${password}", secure: true}
      """,
      "outer"
    )
    let text = launched.text(as: .tree)
    expectEqual(text.split(separator: "\n").first, "outer  word: •••")
    #expect(text.contains("with password: •••") && !text.contains("s3cret"), "\(text)")
  }

  @Test("what a walk looks for in a field that hides its text is its dots")
  func typedSecret() throws {
    let field = UITextField()
    field.text = "abc"
    field.isSecureTextEntry = true
    expectEqual(ShownView.kind(of: field).texts, ["•••"])
  }

  @Test("attributes are in JSON with their values")
  func json() throws {
    let launched = try launch(
      """
      screen: one
      title: A title
      content:
        - label: {text: Hi, style: headline, color: systemRed, lines: 2}
        - box: {views: [], padding: 4, border: separator}
      """
    )
    let text = launched.text(as: .json)
    #expect(text.contains(##""attributes": {"style":"headline","lines":2,"color":"systemRed #FF3B30"}"##), "\(text)")
    #expect(text.contains(##""attributes": {"padding":4,"border":"separator #3C3C434A"}"##), "\(text)")
  }

  @Test("a controller written in Swift is described by what it made")
  func swift() throws {
    let controller = UIViewController()
    controller.title = "Details"
    controller.modalTransitionStyle = .crossDissolve
    controller.view.backgroundColor = .systemGroupedBackground
    let row = UIStackView()
    row.spacing = 12
    row.alignment = .center
    let label = UILabel()
    label.text = "Total"
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .systemRed
    label.numberOfLines = 0
    label.textAlignment = .right
    label.layer.cornerRadius = 6
    label.accessibilityHint = "What you pay"
    row.addArrangedSubview(label)
    let field = UITextField()
    field.keyboardType = .decimalPad
    field.returnKeyType = .done
    field.autocorrectionType = .no
    field.heightAnchor.constraint(equalToConstant: 40).isActive = true
    row.addArrangedSubview(field)
    controller.view.addSubview(row)
    let navigation = UINavigationController(rootViewController: controller)
    let item = UIBarButtonItem(title: "Save", primaryAction: nil)
    item.isEnabled = false
    controller.navigationItem.rightBarButtonItem = item
    controller.navigationItem.prompt = "Step 2"
    let launched = LaunchedScreen(navigation, stage: try Stage(environment: LaunchEnvironment()))
    expectEqual(
      launched.text(as: .tree),
      """
      navigation
      navigation  appeared  0 0 393 852  bar "Details"  prompt "Step 2"  right "Save" disabled
      └─ UIViewController  appeared  0 0 393 852  background systemGroupedBackground #F2F2F7
         └─ UIStackView  horizontal  spacing 12  alignment center
            ├─ label "Total"  font title2  lines 0  color systemRed #FF3B30  alignment right  cornerRadius 6  accessibilityHint "What you pay"
            └─ textField  keyboard decimalPad  returnKey done  autocorrection no  height 40

      """
    )
  }

  @Test("a colour has its name, and what it is in this appearance")
  func colors() throws {
    let controller = UIViewController()
    let stage = try Stage(environment: LaunchEnvironment(appearance: .dark))
    for color in [UIColor.systemRed, UIColor(red: 1, green: 0.4, blue: 0, alpha: 0.5), .clear] {
      let view = UIView()
      view.backgroundColor = color
      controller.view.addSubview(view)
    }
    expectEqual(
      LaunchedScreen(controller, stage: stage).text(as: .tree).split(separator: "\n").dropFirst(2),
      ["├─ UIView  background systemRed #FF453A", "└─ UIView  background #FF660080"]
    )
  }
}
