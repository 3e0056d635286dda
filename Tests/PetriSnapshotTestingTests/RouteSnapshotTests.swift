import Expectations
import PetriCatalog
import PetriComposer
import PetriSnapshotTesting
import SampleScreens
import Testing

private let sample = SnapshotCatalog(beside: #filePath, "../..") { SampleScreens.register(in: &$0) }
private let hamburger = SnapshotCatalog(beside: #filePath, "../..", variants: ["navigation": "hamburger"]) {
  SampleScreens.register(in: &$0)
}

/// Routes and walks as snapshots, in both variants of an experiment.
@MainActor
@Suite("Routes and walks as snapshots")
struct RouteSnapshotTests {
  @Test func routes() {
    assertRoute(to: "star", from: "prompt", in: sample)
    assertRoute(to: "star", from: "prompt", in: hamburger, named: "star-hamburger")
    assertRoute(to: "color", with: ["name": "Blue"], from: "home", "settings", in: sample, as: .wireframe)
    assertRoute(to: "figures", from: "home", in: sample)
    assertRoute(to: "figures", from: "home", in: sample, state: ["signedIn": "true"], named: "figures-signed-in")
    assertRoute(to: "home", from: "home", "routing-control", in: sample, state: ["locked": "true"])
  }

  @Test func walks() {
    assertWalk(of: "figures", in: sample, as: .tree)
  }

  @Test func variants() {
    assertScreen("home", of: sample)
    assertScreen("home", of: hamburger)
  }

  @Test func wrongOnes() {
    withKnownIssue { assertRoute(to: "nowhere", from: "home", in: sample) }
    withKnownIssue { assertRoute(to: "star", from: "nowhere", in: sample) }
    withKnownIssue { assertRoute(to: "star", by: "fast", from: "home", in: sample) }
    withKnownIssue { assertRoute(to: "star", from: "home", in: sample, state: ["locked": "maybe"]) }
    let unknown = SnapshotCatalog(beside: #filePath, "../..", variants: ["navigation": "none"])
    expectEqual(unknown.problems, ["'navigation' has no variant 'none'; its variants are tab-bar, hamburger"])
  }
}
