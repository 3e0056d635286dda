// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PetriBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Petri", path: ".."),
    // Another way to libyaml, its own copy of it, measured beside the loader in a process of its own.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CYAMLForBenchmarks",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "CRawLoop", dependencies: ["CYAMLForBenchmarks"]),
    .executableTarget(name: "RawLoop", dependencies: ["CRawLoop", "Measuring"]),
    .executableTarget(
      name: "ParseBenchmark",
      dependencies: ["RawLoop", "Measuring", .product(name: "PetriLoader", package: "Petri")]
    ),
    .executableTarget(name: "YamsPeer", dependencies: ["Measuring", .product(name: "Yams", package: "Yams")]),
    .executableTarget(
      name: "LoadBenchmark",
      dependencies: ["RawLoop", "Measuring", .product(name: "PetriLoader", package: "Petri")]
    ),
    .executableTarget(
      name: "SnapshotBenchmark",
      dependencies: [
        "Measuring", "RawLoop", "StartPlain", "StartLinked", .product(name: "PetriSnapshots", package: "Petri"),
        .product(name: "PetriComposer", package: "Petri"),
      ]
    ),
    .executableTarget(name: "StartPlain"),
    .executableTarget(name: "StartLinked", dependencies: [.product(name: "PetriSnapshots", package: "Petri")]),
    .target(name: "Measuring"),
    .executableTarget(
      name: "BrowserBenchmark",
      dependencies: ["Measuring", .product(name: "PetriBrowser", package: "Petri")]
    ),
    .executableTarget(name: "FilterNames", dependencies: [.product(name: "PetriBrowser", package: "Petri")]),
    .executableTarget(
      name: "RoutingBenchmark",
      dependencies: [
        "Measuring", .product(name: "PetriRouting", package: "Petri"), .product(name: "PetriLinks", package: "Petri"),
      ]
    ),
    .executableTarget(
      name: "RuntimeBenchmark",
      dependencies: [
        "Measuring", .product(name: "PetriComposer", package: "Petri"),
        .product(name: "PetriLoader", package: "Petri"), .product(name: "PetriSnapshots", package: "Petri"),
      ]
    ),
    .executableTarget(name: "FrameBenchmark", dependencies: [
      .product(name: "UIKit", package: "Petri"), .product(name: "InterfaceBuilder", package: "Petri"),
      .product(name: "InterfaceCanvas", package: "Petri"),
    ]),
  ],
  swiftLanguageModes: [.v6]
)
