// swift-tools-version: 6.2
import PackageDescription

// libFuzzer brings `main`; `run` passes -sanitize=fuzzer to all modules, so that their branches are counted.
let settings: [SwiftSetting] = [.unsafeFlags(["-parse-as-library"])]

let package = Package(
  name: "PetriFuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Petri", path: "../..")],
  targets: [
    .target(name: "FuzzedCatalogue", dependencies: [.product(name: "PetriLoader", package: "Petri")]),
    .executableTarget(
      name: "FuzzLoader",
      dependencies: ["FuzzedCatalogue", .product(name: "PetriLoader", package: "Petri")],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "FuzzScreens",
      dependencies: ["FuzzedCatalogue", .product(name: "PetriSnapshotTesting", package: "Petri")],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
