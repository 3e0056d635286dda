public import UIKit

/// A view of UIKit in SwiftUI.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The kind of view.
  associatedtype UIViewType: UIView
  /// The kind of object that the view tells of changes.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  // As in SwiftUI, a host makes the view itself and never reads this.
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The surroundings of a representable.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
}
