import PetriUIKit

/// Dots of the catalogue's for pages.
final class PageDots: UIPageControl {}
