// swift-tools-version: 6.2
import PackageDescription

// On Linux, `import UIKit` and `import os` find modules of Petri; on Apple's platforms, the system's. PetriXCTest lets XCTest for
// Linux run test classes on the main actor.
let uikit: Target.Dependency = .product(name: "UIKit", package: "petri", condition: .when(platforms: [.linux]))
let os: Target.Dependency = .product(name: "PetriOS", package: "petri", condition: .when(platforms: [.linux]))
let xctest: Target.Dependency = .product(name: "PetriXCTest", package: "petri", condition: .when(platforms: [.linux]))
let osIsPetriOS: [SwiftSetting] = [.unsafeFlags(["-module-alias", "os=PetriOS"], .when(platforms: [.linux]))]

let package = Package(
  name: "Bookshelf",
  platforms: [.iOS(.v16), .macOS(.v15)],
  products: [.library(name: "Bookshelf", targets: ["Bookshelf"])],
  dependencies: [.package(name: "petri", path: "../../..")],
  targets: [
    .target(name: "Bookshelf", dependencies: [uikit, os], swiftSettings: osIsPetriOS),
    .testTarget(
      name: "BookshelfTests",
      dependencies: ["Bookshelf", uikit, os, .product(name: "PetriSnapshotTesting", package: "petri"), xctest],
      exclude: ["__Snapshots__"],
      swiftSettings: osIsPetriOS
    ),
  ]
)
