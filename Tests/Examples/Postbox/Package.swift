// swift-tools-version: 6.2
import PackageDescription

let uikit: Target.Dependency = .product(name: "UIKit", package: "petri", condition: .when(platforms: [.linux]))
let xctest: Target.Dependency = .product(name: "PetriXCTest", package: "petri", condition: .when(platforms: [.linux]))

let package = Package(
  name: "Postbox",
  platforms: [.iOS(.v16), .macOS(.v15)],
  products: [.library(name: "Postbox", targets: ["Postbox"])],
  dependencies: [.package(name: "petri", path: "../../..")],
  targets: [
    .target(name: "Postbox", dependencies: [uikit]),
    .testTarget(name: "PostboxTests", dependencies: ["Postbox", uikit, xctest]),
  ],
  swiftLanguageModes: [.v5]
)

// On Linux each target compiles one file itself, and the plugin adds the others, rewritten.
#if os(Linux)
  for (target, file) in zip(package.targets, ["Postbox.swift", "Exports.swift"]) {
    target.sources = [file]
    target.plugins = [.plugin(name: "PetriObjectiveC", package: "petri")]
  }
#endif
