import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor
private final class Count {
  var sizes = 0
  var looks = 0
}

private final class MeasuredController: UIViewController {
  private let count: Count

  private final class MeasuredView: UIView {
    var measured: () -> Void = {}

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      measured()
      return size
    }
  }

  init(_ count: Count) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let measured = MeasuredView(frame: UIScreen.main.bounds)
    measured.measured = { [count] in count.sizes += 1 }
    view = measured
  }
}

private final class CountedTemplate: UINavigationController, SupportingViewsTemplate {
  private let count: Count

  init(_ count: Count) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var supportingViewsDataSource: (any SupportingViewsDataSource)?

  var asksForSupportingViews: Bool {
    count.looks += 1
    return false
  }
}

@MainActor
@Suite("Composing the onion")
struct ComposingTests {
  @Test("layers are built from the inside out, and composing loads no view")
  func order() throws {
    let composer = Composer(catalog: Onion.catalog([Onion.newYear]))
    let recorder = ComposerRecorder(composer)
    let composed = try composer.compose("new-year", context: Onion.kazan)
    expectEqual(recorder.built, ["new-year", "template", "modal"])
    expectEqual(composed.layers.map(\.displayName), ["modal", "template"])
    expectEqual(composed.root.displayName, "modal")
    expectIdentical(composed.content.parent?.parent, composed.root)
    #expect(([composed.content] + composed.layers).allSatisfy { !$0.isViewLoaded })
  }

  @Test("layers that fill each other ask nobody for a size, and each is looked at once for supporting views")
  func layersOnce() throws {
    let count = Count()
    var registry = ControllerRegistry()
    registry.registerContent("measured") { _ in MeasuredController(count) }
    registry.registerLayer("template") { CountedTemplate(count) }
    let template = Layer(kind: .controller("template"), place: Onion.place)
    let screen = Onion.screen(
      "deep",
      content: .controller("measured"),
      wrapping: (0..<50).flatMap { _ in [template, Onion.layer("filled")] }
    ) { $0.supportingViews = [Onion.button("Got it", id: "done")] }
    let catalog = Onion.catalog([screen], containers: [Onion.container("filled")])
    let stage = try Onion.stage()
    let composed = try stage.compose(
      "deep",
      context: ContextObject([]),
      with: Composer(catalog: catalog, registry: registry)
    )
    stage.show(composed.root)
    #expect(composed.layers.count == 100 && composed.content.view.window != nil)
    expectEqual(count.looks, 50)
    expectEqual(count.sizes, 0)
  }

  @Test("a page is repeated for the elements of a list, each with its own values, and there may be none")
  func repeatedPages() throws {
    let names = ContextField(name: "names", type: .list(.string))
    let name = ContextField(name: "name", type: .string, example: .string("Nobody"))
    var page = ChildScreen(screen: "page", place: Onion.place)
    page.each = Repetition(list: try #require(Reference("names")), name: "one")
    page.with = .object([.init(name: "name", value: .scalar("${index}: ${one}", .quoted))])
    let pages = Onion.screen("pages", content: .pages([page])) { $0.context = [names] }
    let inner = Onion.screen("page", content: .views(ViewsContent(views: [Onion.label("${name}")]))) {
      $0.context = [name]
    }
    let composer = Composer(catalog: Onion.catalog([pages, inner]))
    func texts(_ names: [String]) throws -> [String] {
      let context = ContextObject([.init(name: "names", value: .list(names.map(ContextValue.string)))])
      let composed = try composer.compose("pages", context: context)
      let controller = try #require(composed.content as? PagesViewController)
      return controller.pages.map {
        $0.loadViewIfNeeded()
        return $0.view.first(UILabel.self)?.text ?? ""
      }
    }
    expectEqual(try texts(["Ann", "Ben"]), ["0: Ann", "1: Ben"])
    expectEqual(try texts([]), [])
  }

  @Test("a launch whose lists, texts or screens pass a limit is refused before anything of it is built")
  func tooLarge() throws {
    let rows = ContextField(name: "rows", type: .list(.string))
    var row = Onion.label("${item}")
    row.each = Repetition(list: try #require(Reference("rows")))
    var stack = ViewDefinition(kind: .stack(StackDefinition(views: [row])), place: Onion.place)
    stack.each = row.each
    let lists = Onion.screen("lists", content: .views(ViewsContent(views: [stack]))) { $0.context = [rows] }
    var child = ChildScreen(screen: "leaf", place: Onion.place)
    let twice = (1...9).map { level in
      child.screen = level == 9 ? "leaf" : "twice-\(level + 1)"
      return Onion.screen("twice-\(level)", content: .tabs([child, child]))
    }
    child.screen = "text-2"
    child.with = .object([.init(name: "t", value: .scalar("${t}${t}${t}${t}", .quoted))])
    let text = ContextField(name: "t", type: .string, example: .string("a"))
    let texts = [
      Onion.screen("text-1", content: .navigation([child])) { $0.context = [text] },
      Onion.screen("text-2") { $0.context = [text] },
    ]
    let composer = Composer(catalog: Onion.catalog([lists, Onion.screen("leaf")] + twice + texts))
    let recorder = ComposerRecorder(composer)
    func context(_ rows: Int) -> ContextObject {
      ContextObject([.init(name: "rows", value: .list((0..<rows).map { .string(String($0)) }))])
    }
    _ = try composer.compose("lists", context: context(50))
    expectEqual(recorder.built.count, 1)
    #expect(throws: CompositionError.tooLarge(.views, limit: 10_000, path: ["lists"], at: Onion.place)) {
      try composer.compose("lists", context: context(200))
    }
    expectEqual(recorder.built.count, 1)
    #expect(throws: CompositionError.self) { try composer.compose("twice-1", context: ContextObject()) }
    let long = ContextObject([.init(name: "t", value: .string(String(repeating: "x", count: 3_000_000)))])
    #expect(
      throws: CompositionError.tooLarge(.textBytes, limit: 10_000_000, path: ["text-1", "text-2"], at: Onion.place)
    ) {
      try composer.compose("text-1", context: long)
    }
    expectEqual(
      CompositionError.tooLarge(.screens, limit: 500, path: ["a", "b"], at: Place(file: "b.yaml", line: 1, column: 1))
        .description,
      "'a' has more than 500 screens: a -> b (b.yaml:1:1); to allow more, set 'limits: {screens: …}' in Catalog.yaml"
    )
  }

  @Test("supporting views are the content's, stand in the template, and their taps reach the content's controller")
  func supportingViews() throws {
    let composer = Composer(catalog: Onion.catalog([Onion.newYear]))
    let recorder = ComposerRecorder(composer)
    let stage = try Onion.stage()
    let composed = try stage.compose("new-year", context: Onion.kazan, with: composer)
    stage.show(composed.root)
    let content = try #require(composed.content as? ContentViewController)
    let button = try #require(content.supportingViews.first as? UIButton)
    let template = try #require(composed.layers.last)
    #expect(button.isDescendant(of: template.view))
    #expect(!button.isDescendant(of: content.view))
    button.sendActions(for: .touchUpInside)
    expectEqual(recorder.emitted, ["done"])
    expectEqual(recorder.emitters, ["new-year"])
  }

  @Test("the content is in the middle of the room above the buttons, the buttons at the bottom of the safe area")
  func layout() throws {
    let stage = try Onion.stage()
    let composed = try stage.compose(
      "new-year",
      context: Onion.kazan,
      with: Composer(catalog: Onion.catalog([Onion.newYear]))
    )
    stage.show(composed.root)
    let template = try #require(composed.layers.last)
    let stack = try #require(template.view.subviews.last as? UIStackView)
    expectEqual(template.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
    expectEqual(stack.frame.maxY, 818)
    expectEqual(stack.frame.minX, 16)
    expectEqual(stack.frame.width, 361)
    let content = composed.content.view.frame
    expectEqual(content.minX, 0)
    expectEqual(content.width, 393)
    // The modal container adds 30 points to the safe area's top of 59.
    #expect(abs(content.midY - (89 + stack.frame.minY) / 2) <= 0.5)
  }

  @Test("the close button is pinned by the container's parameter")
  func parameters() throws {
    var modal = Onion.modal
    modal.parameters = [
      ContextField(name: "closeAt", type: .choice(["leading", "trailing"]), defaultValue: .choice("leading"))
    ]
    modal.views[0].pins = [TextTemplate(literal: "top"), try TextTemplate("${closeAt}")]
    let trailing = ContextLiteral.object([.init(name: "closeAt", value: .scalar("trailing", .plain))])
    let screens = [
      Onion.screen("a", wrapping: [Onion.layer("modal")]),
      Onion.screen("b", wrapping: [Onion.layer("modal", parameters: trailing)]),
    ]
    let composer = Composer(catalog: Onion.catalog(screens, containers: [modal]))
    var frames: [CGRect] = []
    for name in ["a", "b"] {
      let stage = try Onion.stage()
      let composed = try stage.compose(name, context: ContextObject(), with: composer)
      stage.show(composed.root)
      frames.append(try #require(composed.root.view.first(UIButton.self)).frame)
    }
    expectEqual(frames[0].minX, 16)
    expectEqual(frames[0].minY, 59)
    expectEqual(frames[1].maxX, 377)
  }

  @Test("a layer taken off leaves the rest intact", arguments: [false, true])
  func removal(onScreen: Bool) throws {
    let stage = try Onion.stage()
    let composed = try stage.compose(
      "new-year",
      context: Onion.kazan,
      with: Composer(catalog: Onion.catalog([Onion.newYear]))
    )
    if onScreen { stage.show(composed.root) }
    let modal = composed.layers[0]
    let template = composed.layers[1]
    stage.run("remove") { composed.removeLayer(at: 0) }
    expectIdentical(composed.root, template)
    #expect(template.parent == nil)
    #expect(modal.children.isEmpty)
    if onScreen {
      expectIdentical(stage.window.rootViewController, template)
      expectIdentical(composed.content.view.window, stage.window)
      expectEqual(template.additionalSafeAreaInsets, .zero)
    }
    stage.run("remove") { composed.removeLayer(at: 0) }
    expectIdentical(composed.root, composed.content)
    #expect(composed.content.parent == nil)
    if onScreen {
      expectIdentical(stage.window.rootViewController, composed.content)
      let button = try #require((composed.content as? ContentViewController)?.supportingViews.first)
      #expect(button.window == nil)
    }
  }

  @Test("supporting views of a template that is taken off go to the next one that asks")
  func nextTemplate() throws {
    let outer = Onion.container("outer") { $0.supportingViews = SupportingViewsLayout() }
    var screen = Onion.newYear
    screen.wrapping = [Onion.layer("outer"), Onion.layer("template")]
    let stage = try Onion.stage()
    let composed = try stage.compose(
      "new-year",
      context: Onion.kazan,
      with: Composer(catalog: Onion.catalog([screen], containers: [outer, Onion.template]))
    )
    stage.show(composed.root)
    let button = try #require((composed.content as? ContentViewController)?.supportingViews.first)
    #expect(button.isDescendant(of: composed.layers[1].view))
    stage.run("remove") { composed.removeLayer(at: 1) }
    #expect(button.isDescendant(of: composed.layers[0].view))
    expectIdentical(composed.content.parent, composed.layers[0])
  }

  @Test("the status bar's chain goes inwards as far as containers let it")
  func statusBar() throws {
    var screen = Onion.newYear
    screen.statusBar = {
      var statusBar = StatusBarDefinition()
      statusBar.style = .light
      return statusBar
    }()
    var hiding = Onion.modal
    hiding.statusBar = .own(
      {
        var statusBar = StatusBarDefinition()
        statusBar.hidden = true
        return statusBar
      }()
    )
    for (modal, endsAtContent) in [(Onion.modal, true), (hiding, false)] {
      let composed = try Composer(catalog: Onion.catalog([screen], containers: [modal, Onion.template]))
        .compose("new-year", context: Onion.kazan)
      var controller: UIViewController = composed.root
      while let child = controller.childForStatusBarStyle { controller = child }
      expectEqual((controller === composed.content), endsAtContent)
      expectEqual(controller.prefersStatusBarHidden, !endsAtContent)
      if endsAtContent { expectEqual(controller.preferredStatusBarStyle, .lightContent) }
    }
  }

  @Test("the bar of a navigation controller around a container has the content's title")
  func title() throws {
    var screen = Onion.newYear
    screen.wrapping = [Layer(kind: .system(.navigation), place: Onion.place), Onion.layer("template")]
    screen.title = Onion.text("Hours in ${city}")
    let composed = try Composer(catalog: Onion.catalog([screen])).compose("new-year", context: Onion.kazan)
    expectEqual(composed.layers[1].title, "Hours in Kazan")
    composed.removeLayer(at: 1)
    expectEqual((composed.root as? UINavigationController)?.topViewController?.title, "Hours in Kazan")
  }

  @Test("margins are those of the screen where the container preserves them, and are halved where it does not")
  func margins() throws {
    var plain = Onion.template
    plain.child.preservesSuperviewLayoutMargins = false
    plain.child.additionalSafeArea.leading = 5
    let stage = try Onion.stage()
    let composed = try stage.compose(
      "new-year",
      context: Onion.kazan,
      with: Composer(catalog: Onion.catalog([Onion.newYear], containers: [Onion.modal, plain]))
    )
    stage.show(composed.root)
    expectEqual(composed.content.view.safeAreaInsets.left, 5)
    expectEqual(composed.content.view.layoutMargins.left, 21)
  }

  @Test("removing the screen from its window lets every controller go")
  func leaks() throws {
    weak var content: UIViewController?
    weak var root: UIViewController?
    do {
      let stage = try Onion.stage()
      let composed = try stage.compose(
        "new-year",
        context: Onion.kazan,
        with: Composer(catalog: Onion.catalog([Onion.newYear]))
      )
      stage.show(composed.root)
      content = composed.content
      root = composed.root
      stage.leave()
      stage.window.rootViewController = nil
      CATransaction.flush()
    }
    #expect(content == nil)
    #expect(root == nil)
  }
}
