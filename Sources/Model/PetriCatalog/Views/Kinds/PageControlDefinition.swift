/// A page control.
public struct PageControlDefinition: KindDefinition {
  /// The number of pages.
  public var pages: Attribute<Int>
  /// The index of the current page.
  public var current = Attribute<Int>.value(0)

  /// Makes a page control at the first page.
  public init(pages: Attribute<Int>) { self.pages = pages }
}
