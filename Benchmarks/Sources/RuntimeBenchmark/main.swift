// The cost of HeadlessUIKit grows with the number of controllers and views, and no faster: each case is measured at two sizes
// in one run, and the price of a unit at the large size is held against that at the small one.
import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit

/// More than this is no longer linear: caches and page faults cost the large size something.
let limit = 2.0

@MainActor
func window(_ root: UIViewController) -> UIWindow {
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  CATransaction.flush()
  return window
}

/// What composes a screen with a list `rows` and a text `text` and lays it out.
@MainActor
func showing(_ content: String, rows: Int = 0, text: String = "") -> () -> Void {
  let context = "context: {rows: {type: list, of: int, example: [1]}, text: {type: string, example: A}}"
  let source = MemorySource([
    "Catalog.yaml": "catalog: A\n", "Screens/a.yaml": "screen: a\n\(context)\ncontent: [\(content)]\n",
  ])
  let values = ContextObject([
    .init(name: "rows", value: .list((0..<rows).map { .int($0) })), .init(name: "text", value: .string(text)),
  ])
  let loaded = CatalogLoader(devices: [], lints: false).load(source)
  precondition(loaded.diagnostics.isEmpty, "the catalogue is valid")
  return {
    guard let screen = try? Composer(catalog: loaded.catalog).compose("a", context: values) else {
      preconditionFailure("the screen can be composed")
    }
    let window = window(screen.root)
    window.isHidden = true
    CATransaction.flush()
  }
}

let cases: [Case] = [
  Case(name: "children added to a controller on screen and removed", sizes: (1_000, 10_000)) { count in
    let root = UIViewController()
    let window = window(root)
    return {
      for _ in 0..<count {
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
      CATransaction.flush()
      for child in root.children {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      CATransaction.flush()
      precondition(root.children.isEmpty && window.rootViewController === root)
    }
  },
  Case(name: "pushes, each with its commit, and a pop to the root", sizes: (1_000, 10_000)) { count in
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = window(stack)
    return {
      for _ in 0..<count {
        stack.pushViewController(UIViewController(), animated: false)
        CATransaction.flush()
      }
      stack.popToRootViewController(animated: false)
      CATransaction.flush()
      precondition(stack.viewControllers.count == 1 && window.rootViewController === stack)
    }
  },
  Case(name: "controllers in each other, shown and taken away", sizes: (200, 2_000)) { depth in
    let root = UIViewController()
    return {
      var current = root
      for _ in 0..<depth {
        let child = UIViewController()
        current.addChild(child)
        current.view.addSubview(child.view)
        child.didMove(toParent: current)
        current = child
      }
      let window = window(root)
      window.isHidden = true
      CATransaction.flush()
    }
  },
  Case(name: "views in a stack view, laid out", sizes: (1_000, 10_000)) { count in
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    stack.axis = .vertical
    return {
      for index in 0..<count {
        let label = UILabel()
        label.text = "Row \(index)"
        stack.addArrangedSubview(label)
      }
      stack.layoutIfNeeded()
    }
  },
  Case(name: "views nailed below each other by anchors, solved", sizes: (1_000, 10_000)) { count in
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    return {
      var above = host.topAnchor
      for index in 0..<count {
        let label = UILabel()
        label.text = "Row \(index)"
        label.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: above, constant: 4),
          label.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(lessThanOrEqualTo: host.trailingAnchor),
        ])
        above = label.bottomAnchor
      }
      host.layoutIfNeeded()
      precondition(host.subviews[count - 1].frame.minY > 0)
    }
  },
  Case(name: "views pinned to the bounds of each other, solved", sizes: (200, 2_000)) { depth in
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    return {
      var outer = host
      for _ in 0..<depth {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: outer.topAnchor),
          inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        ])
        outer = inner
      }
      host.layoutIfNeeded()
      precondition(outer.frame.width == 300)
    }
  },
  Case(name: "layers of the onion around a screen, composed from the inside, shown", sizes: (100, 1_000)) { count in
    let place = Place(file: "screen.yaml", line: 1, column: 1)
    let layer = Layer(kind: .container("layer", parameters: .empty), place: place)
    var screen = ScreenDefinition(name: "screen", content: .views(ViewsContent(views: [])), place: place)
    screen.wrapping = Array(repeating: layer, count: count)
    let catalog = Catalog(
      settings: CatalogSettings(name: "Layers"),
      containers: [ContainerDefinition(name: "layer", place: place)],
      screens: [screen]
    )
    return {
      guard let screen = try? Composer(catalog: catalog).compose("screen", context: ContextObject([])) else {
        preconditionFailure("the screen can be composed")
      }
      let window = window(screen.root)
      window.isHidden = true
      CATransaction.flush()
    }
  },
  Case(name: "images with a ratio of their sides in a scroll view, shown", sizes: (400, 4_000)) { count in
    showing("scroll: {views: [{image: {name: tree, aspectRatio: 2, each: \"${rows}\"}}]}", rows: count)
  },
  Case(name: "labels that take what room is left, shown", sizes: (400, 4_000)) { count in
    showing("label: {text: A, grow: true, each: \"${rows}\"}", rows: count)
  },
  Case(name: "characters beyond ASCII in a text view, shown", sizes: (20_000, 200_000)) { count in
    showing("textView: {text: \"${text}\"}", text: String(repeating: "あ", count: count))
  },
  Case(name: "sheets over each other, dismissed", sizes: (100, 1_000)) { count in
    let root = UIViewController()
    let window = window(root)
    return {
      var top = root
      for _ in 0..<count {
        let next = UIViewController()
        top.present(next, animated: true)
        CATransaction.flush()
        top = next
      }
      root.dismiss(animated: true)
      CATransaction.flush()
      precondition(window.rootViewController?.presentedViewController == nil)
    }
  },
  Case(name: "presentations in full screen over each other, dismissed", sizes: (100, 1_000)) { count in
    let root = UIViewController()
    let window = window(root)
    return {
      var top = root
      for _ in 0..<count {
        let next = UIViewController()
        next.modalPresentationStyle = .fullScreen
        top.present(next, animated: false)
        CATransaction.flush()
        top = next
      }
      root.dismiss(animated: false)
      CATransaction.flush()
      precondition(window.rootViewController?.presentedViewController == nil)
    }
  },
]

var failed = false
let words = CommandLine.arguments.dropFirst().joined(separator: " ")
for entry in cases where words.isEmpty || entry.name.contains(words) {
  let (factor, unit) = entry.growth()
  failed = failed || factor > limit
  let nanoseconds = unit / .nanoseconds(1)
  print(
    "\(factor > limit ? "FAIL" : "ok  ")  growth \(Double(Int(factor * 100)) / 100)  "
      + "\(Double(Int(nanoseconds / 10)) / 100) µs each  \(entry.sizes.large) \(entry.name)"
  )
}
let composed = words.isEmpty || "composed screen of 22 views".contains(words)
for result in try composed ? ComposedScreens(screens: 400).results() : [] {
  failed = failed || !result.isGood
  print("\(result.isGood ? "ok  " : "FAIL")  \(result.number), \(result.limit)  \(result.name)")
}
exit(failed ? 1 : 0)
