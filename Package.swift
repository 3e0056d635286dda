// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // An expression for which the type checker tries more than this is an error too: it takes a second, in every build.
  + (Context.environment["PETRI_WARNINGS_AS_ERRORS"] == nil
    ? [] : [.treatAllWarnings(as: .error), .unsafeFlags(["-Xfrontend", "-solver-scope-threshold=50000"])])

/// A module of the package in the folder of its part.
func module(_ part: String, _ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/\(part)/\(name)", swiftSettings: settings)
}

/// The tests of a module, or of what the second parameter names.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["Expectations"], exclude: exclude, swiftSettings: settings)
}

// Where SwiftPM runs plugins in a sandbox, it has to be opened. Elsewhere it would only ask, and refuse where nobody answers.
#if os(macOS)
  let commandPermissions: [PluginPermission] = [
    .writeToPackageDirectory(reason: "to record snapshots and to make galleries")
  ]
#else
  let commandPermissions: [PluginPermission] = []
#endif

// The modules that Apple's platforms have and others lack, under their own names: HeadlessUIKit's names, and those that nothing of
// Petri's own needs, so that a build of petri compiles none of it. Where the system has them, the product is only
// HeadlessUIKit, so that a team's manifest names the same products everywhere, and nothing stands before the system's modules.
#if !os(Linux)
  let systemModules: [Target] = []
  let uikitProduct = ["HeadlessUIKit"]
  let swiftUIProduct = ["HeadlessUIKit"]
#else
  let systemModules: [Target] = [
    .target(name: "CUIKit", path: "Sources/UIKit/CUIKit"),
    module("UIKit", "CoreGraphics", ["HeadlessUIKit"]),
    module("UIKit", "QuartzCore", ["HeadlessUIKit", "CoreGraphics"]),
    module("UIKit", "UIKit", ["CUIKit", "HeadlessUIKit", "CoreGraphics", "QuartzCore"]),
    // Swift Testing's own, for a file that imports it and one of these.
    module("UIKit", "_Testing_CoreGraphics"),
    module("UIKit", "_Testing_UIKit"),
    module("UIKit", "PetriSwiftUI", ["UIKit"]),
    tests("UIKitTests", ["UIKit", "PetriSwiftUI"]),
  ]
  let uikitProduct = ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_CoreGraphics", "_Testing_UIKit"]
  let swiftUIProduct = ["PetriSwiftUI"]
#endif

/// `import os` for a target of this name: where the system has no module `os`, PetriOS is imported.
let osIsPetriOS: [SwiftSetting] = [.unsafeFlags(["-module-alias", "os=PetriOS"], .when(platforms: [.linux]))]

/// The packages of Tests/Examples as targets of this one, so that they are built and tested without building Petri twice.
#if !os(Linux)
  let examples: [Target] = []
#else
  let examples: [Target] = [
    .target(
      name: "Bookshelf",
      dependencies: uikitProduct.map { .target(name: $0) } + ["PetriOS"],
      path: "Tests/Examples/Bookshelf/Sources/Bookshelf",
      swiftSettings: osIsPetriOS
    ),
    .testTarget(
      name: "BookshelfTests",
      dependencies: uikitProduct.map { .target(name: $0) }
        + ["Bookshelf", "PetriOS", "PetriSnapshotTesting", "PetriXCTest"],
      path: "Tests/Examples/Bookshelf/Tests/BookshelfTests",
      exclude: ["__Snapshots__"],
      swiftSettings: osIsPetriOS
    ),
    // Their own sources need Objective-C: the plugin adds them rewritten, to the one file that each compiles itself.
    .target(
      name: "Postbox",
      dependencies: uikitProduct.map { .target(name: $0) },
      path: "Tests/Examples/Postbox/Sources/Postbox",
      exclude: ["Apple", "LetterView.swift", "PostboxViewController.swift", "Shelf.swift"],
      sources: ["Postbox.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["PetriObjectiveC"]
    ),
    .testTarget(
      name: "PostboxTests",
      dependencies: uikitProduct.map { .target(name: $0) } + ["Postbox", "PetriXCTest"],
      path: "Tests/Examples/Postbox/Tests/PostboxTests",
      exclude: ["PostboxTests.swift"],
      sources: ["Exports.swift"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["PetriObjectiveC"]
    ),
    .testTarget(
      name: "PetriOSTests",
      dependencies: ["PetriOS", "Expectations"],
      swiftSettings: settings + osIsPetriOS
    ),
  ]
#endif

let package = Package(
  name: "Petri",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .executable(name: "petri", targets: ["petri"]),
    .library(name: "PetriCommand", targets: ["PetriCommand", "PetriComposer", "PetriUIKit"]),
    .library(name: "PetriComposer", targets: ["PetriComposer", "PetriCatalog", "PetriUIKit"]),
    .library(name: "PetriSnapshots", targets: ["PetriSnapshots"]),
    .library(name: "PetriBrowser", targets: ["PetriBrowser", "PetriText", "PetriCatalog"]),
    .library(name: "PetriLoader", targets: ["PetriLoader", "PetriYAML", "PetriFiles"]),
    .library(name: "PetriLinks", targets: ["PetriLinks"]),
    .library(name: "PetriRouting", targets: ["PetriRouting", "PetriUIKit"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "InterfaceCanvas", targets: ["InterfaceCanvas"]),
    .library(name: "UIKit", targets: uikitProduct),
    .library(name: "PetriSwiftUI", targets: swiftUIProduct),
    .library(name: "PetriXCTest", targets: ["PetriXCTest"]),
    .library(name: "PetriOS", targets: ["PetriOS"]),
    .plugin(name: "PetriObjectiveC", targets: ["PetriObjectiveC"]),
    .plugin(name: "PetriPackageCommand", targets: ["PetriPackageCommand"]),
    .library(
      name: "PetriSnapshotTesting",
      targets: ["PetriSnapshotTesting", "PetriSnapshots", "PetriComposer", "PetriCatalog", "PetriUIKit"]
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // Support: files, text, diagnostics, JSON-RPC.
    .target(name: "CSystem", path: "Sources/Support/CSystem"),
    module("Support", "PetriText"),
    module("Support", "PetriFiles", ["PetriText", "CSystem"]),
    module("Support", "PetriDiagnostics", ["PetriText"]),
    module("Support", "PetriJSONRPC", ["PetriText"]),

    // InterfaceBuilder: storyboards and xibs as values, and their frames as Interface Builder stored them.
    module("InterfaceBuilder", "InterfaceBuilder"),
    module("InterfaceBuilder", "InterfaceCanvas", ["HeadlessUIKit", "InterfaceBuilder"]),

    // UIKit off Apple's platforms; usable without Petri.
    module("UIKit", "Cassowary"),
    module("UIKit", "OpenType"),
    module("UIKit", "ImageFormats"),
    .target(name: "CHeadlessUIKit", path: "Sources/UIKit/CHeadlessUIKit"),
    module(
      "UIKit",
      "HeadlessUIKit",
      ["Cassowary", "OpenType", "ImageFormats", "InterfaceBuilder", "CHeadlessUIKit"]
    ),
    module("UIKit", "PetriUIKit", ["HeadlessUIKit"]),
    .target(name: "CPetriOS", path: "Sources/UIKit/CPetriOS"),
    module("UIKit", "PetriOS", ["CPetriOS"]),
    // In Swift 6 its functions would be of other types than the lists of tests have.
    .target(
      name: "PetriXCTest",
      path: "Sources/UIKit/PetriXCTest",
      swiftSettings: settings + [.swiftLanguageMode(.v5)]
    ),
    module("UIKit", "ObjectiveCRewriting"),
    .executableTarget(
      name: "ObjectiveCTool",
      dependencies: ["ObjectiveCRewriting"],
      path: "Sources/UIKit/ObjectiveCTool",
      swiftSettings: settings
    ),
    .plugin(name: "PetriObjectiveC", capability: .buildTool(), dependencies: ["ObjectiveCTool"]),

    // Model: the catalogue, its expressions and links.
    module("Model", "PetriLinks"),
    module("Model", "PetriCatalog", ["PetriLinks", "OpenType", "InterfaceBuilder"]),

    // Format: YAML, the format, catalogues of files, import.
    .systemLibrary(
      name: "CYAML",
      path: "Sources/Format/CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    module("Format", "PetriYAML", ["CYAML", "PetriDiagnostics"]),
    module(
      "Format",
      "PetriFormat",
      ["PetriCatalog", "PetriLinks", "OpenType", "PetriYAML", "PetriDiagnostics", "PetriText", "CSystem"]
    ),
    module(
      "Format",
      "PetriLoader",
      [
        "PetriFormat", "PetriCatalog", "PetriLinks", "PetriYAML", "PetriDiagnostics", "PetriText", "PetriFiles",
        "OpenType", "ImageFormats", "InterfaceBuilder", "CSystem",
      ]
    ),

    // Runtime: routing; definitions composed into view controllers on a stage.
    module("Runtime", "PetriRouting", ["PetriUIKit"]),
    module("Runtime", "PetriComposer", ["PetriCatalog", "PetriRouting", "PetriUIKit", "PetriText"]),

    // Rendering: texts and pictures of what is shown.
    module(
      "Rendering",
      "PetriRendering",
      ["PetriCatalog", "PetriComposer", "PetriRouting", "PetriUIKit", "PetriText"]
    ),

    // Snapshots: texts compared with files, in commands and in tests; changes that none notices.
    module(
      "Snapshots",
      "PetriSnapshots",
      ["PetriCatalog", "PetriComposer", "PetriUIKit", "PetriRendering", "PetriDiagnostics", "PetriText", "PetriFiles"]
    ),
    module(
      "Snapshots",
      "PetriSnapshotTesting",
      [
        "PetriChecks", "PetriSnapshots", "PetriRendering", "PetriLoader", "PetriDiagnostics", "PetriCatalog",
        "PetriComposer", "PetriUIKit", "PetriText", "PetriFiles",
      ]
    ),
    module(
      "Snapshots",
      "PetriAudit",
      [
        "PetriSnapshots", "PetriRendering", "PetriComposer", "PetriLoader", "PetriFormat", "PetriCatalog", "PetriYAML",
        "PetriDiagnostics", "PetriFiles", "PetriText",
      ]
    ),

    // Checks: the states that a person can reach, and what leaks, leads nowhere or doesn't fit.
    module(
      "Checks",
      "PetriChecks",
      [
        "PetriSnapshots", "PetriRendering", "PetriRouting", "PetriComposer", "PetriUIKit", "PetriCatalog", "PetriFiles",
        "PetriText",
      ]
    ),

    // Frontends: the command, browser, gallery, agents, editors.
    module("Frontends", "PetriBrowser", ["PetriCatalog", "PetriText", "CSystem"]),
    .target(
      name: "PetriGallery",
      dependencies: [
        "PetriChecks", "PetriSnapshots", "PetriRendering", "PetriComposer", "PetriUIKit", "PetriCatalog", "PetriText",
      ],
      path: "Sources/Frontends/PetriGallery",
      resources: [
        .embedInCode("Resources/gallery.css"), .embedInCode("Resources/gallery.js"), .embedInCode("Resources/index.js"),
        .embedInCode("Resources/stage.js"), .embedInCode("Resources/map.js"), .embedInCode("Resources/changes.js"),
        .embedInCode("Resources/watch.js"), .embedInCode("Resources/search.js"), .embedInCode("Resources/cards.js"),
      ],
      swiftSettings: settings
    ),
    module(
      "Frontends",
      "PetriAgent",
      [
        "PetriSnapshots", "PetriRendering", "PetriComposer", "PetriUIKit", "PetriCatalog", "PetriFiles",
        "PetriJSONRPC", "PetriText",
      ]
    ),
    module(
      "Frontends",
      "PetriLanguageServer",
      [
        "PetriLoader", "PetriFormat", "PetriCatalog", "PetriSnapshots", "PetriYAML", "PetriLinks", "PetriJSONRPC",
        "PetriDiagnostics", "PetriText",
      ]
    ),
    module(
      "Frontends",
      "PetriCommand",
      [
        "InterfaceBuilder", "InterfaceCanvas", "PetriAgent", "PetriAudit", "PetriBrowser", "PetriCatalog",
        "PetriChecks", "PetriComposer", "PetriDiagnostics", "PetriFiles", "PetriFormat", "PetriGallery",
        "PetriJSONRPC", "PetriLanguageServer", "PetriLinks", "PetriLoader", "PetriRendering", "PetriRouting",
        "PetriSnapshots", "PetriText", "PetriUIKit", "PetriYAML", "CSystem",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "petri",
      dependencies: ["PetriCommand"],
      path: "Sources/Frontends/petri",
      swiftSettings: settings
    ),
    .plugin(
      name: "PetriPackageCommand",
      capability: .command(
        intent: .custom(verb: "petri", description: "Launch, walk and verify the screens of a catalogue"),
        permissions: commandPermissions
      ),
      dependencies: ["petri"]
    ),

    // The sample's controllers, and its own petri.
    module("Sample", "SampleScreens", ["PetriComposer", "PetriCatalog", "PetriRouting", "PetriUIKit"]),
    .executableTarget(
      name: "sample-petri",
      dependencies: ["PetriCommand", "SampleScreens"],
      path: "Sources/Sample/sample-petri",
      swiftSettings: settings
    ),

    // Tests.
    .target(name: "Peers", path: "Tests/Peers", swiftSettings: settings),
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: settings),
    .target(name: "Thoroughness", path: "Tests/Thoroughness", swiftSettings: settings),
    tests("PetriTextTests", ["PetriText"]),
    tests("PetriFilesTests", ["PetriFiles"]),
    tests("PetriDiagnosticsTests", ["PetriDiagnostics"]),
    tests("PetriJSONRPCTests", ["PetriJSONRPC", "PetriText"]),
    tests("InterfaceBuilderTests", ["InterfaceBuilder"]),
    tests("InterfaceCanvasTests", ["InterfaceCanvas", "InterfaceBuilder"]),
    tests("CassowaryTests", ["Cassowary"]),
    tests("OpenTypeTests", ["OpenType"]),
    tests("ImageFormatsTests", ["ImageFormats"]),
    tests("HeadlessUIKitTests", ["HeadlessUIKit", "InterfaceBuilder", "OpenType", "Thoroughness"]),
    .testTarget(
      name: "SwiftFiveTests",
      dependencies: ["HeadlessUIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    tests("ObjectiveCRewritingTests", ["ObjectiveCRewriting"]),
    tests("PetriLinksTests", ["PetriLinks"]),
    tests("PetriCatalogTests", ["PetriCatalog", "PetriLinks", "OpenType"], exclude: ["Expressions/CLDR"]),
    tests(
      "PetriYAMLTests",
      ["PetriYAML", "PetriDiagnostics", "Peers", "Thoroughness"],
      exclude: ["YAMLTestSuite.txt"]
    ),
    tests("PetriFormatTests", ["PetriFormat", "PetriCatalog"]),
    tests(
      "PetriLoaderTests",
      [
        "PetriLoader", "PetriFormat", "PetriCatalog", "PetriLinks", "PetriYAML", "PetriDiagnostics", "Peers",
        "Thoroughness",
      ],
      exclude: ["Invalid"]
    ),
    tests("PetriRoutingTests", ["PetriRouting", "PetriUIKit"]),
    tests(
      "PetriComposerTests",
      ["PetriComposer", "PetriCatalog", "PetriLinks", "PetriRouting", "PetriUIKit", "InterfaceBuilder"]
    ),
    tests(
      "PetriRenderingTests",
      [
        "PetriRendering", "PetriComposer", "PetriCatalog", "PetriDiagnostics", "PetriFormat", "PetriLoader",
        "PetriText", "PetriUIKit", "SampleScreens",
      ]
    ),
    tests(
      "PetriSnapshotsTests",
      [
        "PetriSnapshots", "PetriDiagnostics", "PetriCatalog", "PetriComposer", "PetriRendering", "PetriText",
        "PetriUIKit", "Thoroughness",
      ]
    ),
    tests(
      "PetriSnapshotTestingTests",
      ["PetriSnapshotTesting", "PetriSnapshots", "PetriCatalog", "PetriComposer", "PetriUIKit", "SampleScreens"],
      exclude: ["__Snapshots__"]
    ),
    tests(
      "PetriAuditTests",
      [
        "PetriAudit", "PetriLoader", "PetriCatalog", "PetriComposer", "PetriDiagnostics", "PetriRendering",
        "PetriSnapshots", "SampleScreens", "Thoroughness",
      ],
      exclude: ["Noise.md"]
    ),
    tests(
      "PetriChecksTests",
      [
        "PetriChecks", "PetriLoader", "PetriCatalog", "PetriComposer", "PetriDiagnostics", "PetriRendering",
        "PetriUIKit", "Thoroughness",
      ] + uikitProduct.map { .target(name: $0) }
    ),
    tests("PetriBrowserTests", ["PetriBrowser", "PetriCatalog", "PetriText", "Thoroughness"], exclude: ["Fixtures"]),
    tests(
      "PetriGalleryTests",
      [
        "PetriGallery", "PetriChecks", "PetriRendering", "PetriSnapshots", "PetriLoader", "PetriCatalog",
        "PetriComposer", "PetriDiagnostics",
      ]
    ),
    tests(
      "PetriAgentTests",
      [
        "PetriAgent", "PetriJSONRPC", "PetriLoader", "PetriCatalog", "PetriComposer", "PetriDiagnostics",
        "PetriRendering", "PetriText",
      ]
    ),
    tests(
      "PetriLanguageServerTests",
      [
        "PetriLanguageServer", "PetriJSONRPC", "PetriLoader", "PetriFormat", "PetriCatalog", "PetriDiagnostics",
        "PetriText",
      ]
    ),
    tests(
      "SampleScreensTests",
      ["SampleScreens", "PetriCatalog", "PetriComposer", "PetriLinks", "PetriLoader", "PetriRouting", "PetriUIKit"],
      exclude: ["Routes"]
    ),
    tests("PackageTests", [], exclude: ["UIKitInitializers.txt", "UIKitNames.txt", "UIKitProtocols.txt"]),
    tests(
      "CommandTests",
      [
        "petri", "sample-petri", "team-petri", "PetriCommand", "SampleScreens", "PetriBrowser", "CSystem",
        "PetriDiagnostics", "PetriText", "Thoroughness", "PetriLanguageServer", "PetriLoader", "PetriComposer",
        "PetriCatalog",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "team-petri",
      dependencies: ["PetriCommand", "PetriComposer", "PetriCatalog", "PetriUIKit"],
      path: "Tests/TeamPetri",
      exclude: ["Catalogue"],
      swiftSettings: settings
    ),
  ] + systemModules + examples,
  swiftLanguageModes: [.v6]
)

// An incremental build compiles a module again only if the interface of a module that it names changed, though the size of a type may
// change with the types of its stored properties in a third one. So each target names what it depends on indirectly, too.
let own = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

for target in package.targets where ![.plugin, .system].contains(target.type) {
  var seen: Set<String> = []
  var waiting = target.dependencies
  while let next = waiting.popLast() {
    guard let name = next.name, let dependency = own[name], seen.insert(name).inserted else { continue }
    waiting += dependency.dependencies
  }
  let named = Set(target.dependencies.compactMap(\.name))
  target.dependencies += seen.subtracting(named).sorted().map { .target(name: $0) }
}

extension Target.Dependency {
  /// The name of a target; `nil` for a product of another package.
  var name: String? {
    switch self {
    case .byNameItem(let name, _), .targetItem(let name, _): name
    default: nil
    }
  }
}
