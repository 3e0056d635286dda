/// A part of SwiftUI's interface. Only representables are shown here.
@preconcurrency @MainActor
public protocol View {
  /// The kind of view that it is made of.
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  // No value of this type can ask for it.
  public var body: Never { fatalError("Never has no body") }
}

/// Nothing.
public struct EmptyView: View {
  public init() {}
  // As in SwiftUI, only what hosts views reads a body, and never that of a view which is one itself.
  public var body: Never { fatalError("EmptyView has no body") }
}

/// Puts views together: one view, or none.
@preconcurrency @MainActor @resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
