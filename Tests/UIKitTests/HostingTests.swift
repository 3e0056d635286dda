import Expectations
import Foundation
import PetriSwiftUI
import Testing

private struct Marker: UIViewRepresentable {
  let text: String

  final class Keeper { var updates = 0 }

  func makeCoordinator() -> Keeper { Keeper() }
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ uiView: UILabel, context: Context) {
    context.coordinator.updates += 1
    uiView.text = "\(text) \(context.coordinator.updates)"
  }
}

private struct Framed: View {
  let text: String
  var body: some View { Marker(text: text) }
}

private struct Screen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }
  func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {
    uiViewController.title = "shown"
  }
}

@MainActor @Suite("Hosting") struct HostingTests {
  @Test("a hosting controller shows a representable's view, and updates it with another root")
  func view() {
    prepare()
    let host = UIHostingController(rootView: Marker(text: "a"))
    let label = host.view.subviews.first as? UILabel
    expectEqual(label?.text, "a 1")
    expectEqual(label?.frame, host.view.bounds)
    host.rootView = Marker(text: "b")
    expectEqual(label?.text, "b 2")
    let framed = UIHostingController(rootView: Framed(text: "c"))
    expectEqual((framed.view.subviews.first as? UILabel)?.text, "c 1")
    framed.rootView = Framed(text: "d")
    expectEqual(framed.view.subviews.map { ($0 as? UILabel)?.text }, ["d 2"])
    #expect(UIHostingController(rootView: EmptyView()).view.subviews.isEmpty)
  }

  @Test("a representable's controller is its child")
  func controller() {
    prepare()
    let host = UIHostingController(rootView: Screen())
    host.loadViewIfNeeded()
    expectEqual(host.children.first?.title, "shown")
    #expect(host.children.first?.view.superview === host.view)
  }
}
