import PetriCatalog

/// Additional file templates for `petri init --swift`: a package with a module of view controllers, a custom `petri`
/// executable that registers them, and a snapshot test.
struct InitialPackage {
  /// The product and folder name, for example `shop`.
  let name: String
  let petri: PetriLocation

  /// The module name, for example `ShopUI`.
  var module: String { words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "UI" }

  /// The executable name, for example `shop-petri`.
  var tool: String { "\(scheme)-petri" }

  /// The URL scheme of the app's deep links, for example `shop`.
  private var scheme: String { words.joined(separator: "-").lowercased() }

  /// The parts of the folder name that are valid in a module name.
  private var words: [String] {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    guard let first = words.first else { return ["App"] }
    return first.first?.isNumber == true ? ["App"] + words : words
  }

  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), (".gitignore", ".build/\n"), ("Screens/gift.yaml", screen),
      ("Sources/\(module)/GiftViewController.swift", controller), ("Sources/\(module)/\(module).swift", registration),
      ("Sources/\(tool)/main.swift", main), ("Tests/\(module)Tests/ScreenTests.swift", tests),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // PETRI_PACKAGE=FOLDER in the environment takes the Petri of that folder.
    let petri: Package.Dependency =
      Context.environment["PETRI_PACKAGE"].map { .package(name: \(petri.name.quoted), path: $0) }
      ?? \(petri.dependency)

    let package = Package(
      name: \(name.quoted),
      platforms: [.macOS(.v15), .iOS(.v16)],
      dependencies: [petri],
      targets: [
        .target(
          name: "\(module)",
          dependencies: [.product(name: "PetriComposer", package: \(petri.name.quoted))]
        ),
        .executableTarget(
          name: "\(tool)",
          dependencies: ["\(module)", .product(name: "PetriCommand", package: \(petri.name.quoted))]
        ),
        .testTarget(
          name: "\(module)Tests",
          dependencies: ["\(module)", .product(name: "PetriSnapshotTesting", package: \(petri.name.quoted))]
        ),
      ]
    )

    """
  }

  private var screen: String {
    """
    screen: gift
    title: Gift
    summary: A gift, whose content is a view controller written in Swift.
    group: Stores
    links: \(scheme)://gift

    context:
      name: {type: string, default: A teapot}

    wrapping: [navigation]

    content: {class: GiftViewController}

    """
  }

  private var controller: String {
    """
    import PetriCatalog
    import PetriComposer
    import PetriUIKit

    /// A gift and a button. On Linux, UIKit's names are those of HeadlessUIKit.
    final class GiftViewController: UIViewController {
      private let name: String

      init(context: ContextObject) {
        name = context["name"]?.text ?? ""
        super.init(nibName: nil, bundle: nil)
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .title1)
        let button = UIButton(configuration: .filled())
        button.setTitle("Unwrap", for: .normal)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
    }

    """
  }

  private var registration: String {
    """
    public import PetriComposer

    /// The view controllers that the catalogue's screens name with `class:`.
    @MainActor
    public enum \(module) {
      public static func register(in registry: inout ControllerRegistry) {
        registry.registerContent("GiftViewController") { GiftViewController(context: $0) }
      }
    }

    """
  }

  private var main: String {
    """
    import PetriCommand
    import \(module)

    PetriTool.main { registry in
      \(module).register(in: &registry)
    }

    """
  }

  private var tests: String {
    """
    import PetriSnapshotTesting
    import Testing
    import \(module)

    private let catalog = SnapshotCatalog(beside: #filePath, "../../Catalog.yaml") { \(module).register(in: &$0) }

    @MainActor
    @Test(arguments: catalog.cells())
    func screens(cell: CatalogCell) {
      assertScreen(cell)
    }

    """
  }
}
