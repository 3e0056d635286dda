/// `pageControl`: a dot for each of some pages.
public struct PageControlDefinition: KindDefinition {
  /// How many pages there are.
  public var pages: Attribute<Int>
  /// The page that is shown, from 0.
  public var current = Attribute<Int>.value(0)

  /// Makes dots of which the first is filled.
  public init(pages: Attribute<Int>) { self.pages = pages }
}
