// `import SwiftUI` for a target that has it as an alias of this module: the bridge between UIKit and SwiftUI, so that a
// UIKit library with a SwiftUI entry point compiles. Only representables are shown.
@_exported public import UIKit

/// A UIKit view controller in SwiftUI.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  // As in SwiftUI, hosts make the controller directly and never read this.
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType,
    coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a representable controller.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
}

/// A UIKit view in SwiftUI.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  // As in SwiftUI, hosts make the view directly and never read this.
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a representable view.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
}

/// A SwiftUI view. Only representables are shown.
@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  // Can't be called: there is no value of `Never`.
  public var body: Never { fatalError("Never has no body") }
}

/// An empty view.
public struct EmptyView: View {
  public init() {}
  // As in SwiftUI, hosts don't read the body of a primitive view.
  public var body: Never { fatalError("EmptyView has no body") }
}

/// Builds a view from at most one view.
@preconcurrency @MainActor @resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
