/// The screens of a catalogue in their order, some of which may not be decoded before somebody asks for them.
///
/// A walk over all of them decodes those that are left together, on all processors where the list's maker sees to it; ``names`` and an
/// element by its place decode no more than they need.
public struct ScreenList: Sendable {
  private enum Screen: Sendable {
    indirect case whole(ScreenDefinition)
    case deferred(any DeferredScreen)
  }

  private var screens: [Screen] = []
  private let prepare: (@Sendable () -> Void)?

  /// Makes a list of decoded screens.
  public init(_ screens: [ScreenDefinition] = []) {
    self.screens = screens.map { .whole($0) }
    prepare = nil
  }

  /// Makes a list to which screens are appended.
  ///
  /// - Parameter prepare: called before all screens are walked over, so that those that are not decoded can be at once.
  public init(prepare: @escaping @Sendable () -> Void) { self.prepare = prepare }

  /// Adds a decoded screen.
  public mutating func append(_ screen: ScreenDefinition) { screens.append(.whole(screen)) }

  /// Adds a screen that is decoded when it is asked for.
  public mutating func append(_ screen: any DeferredScreen) { screens.append(.deferred(screen)) }

  /// The names, in the screens' order.
  public var names: [String] {
    screens.map { screen in
      switch screen {
      case .whole(let definition): definition.name
      case .deferred(let deferred): deferred.name
      }
    }
  }

  /// What lists show of the screens, in their order; only those are decoded of which it is not known otherwise.
  public var heads: [ScreenHead] {
    screens.map { screen in
      switch screen {
      case .whole(let definition): ScreenHead(definition)
      case .deferred(let deferred): deferred.head ?? ScreenHead(deferred.definition)
      }
    }
  }

  /// The links with their screens' names, in the screens' order.
  var links: [(screen: String, link: LinkDefinition)] {
    screens.flatMap { screen in
      switch screen {
      case .whole(let definition): definition.links.map { (definition.name, $0) }
      case .deferred(let deferred): deferred.links.map { (deferred.name, $0) }
      }
    }
  }

  /// The screens as they are in some variants.
  func applying(_ variants: [String: String]) -> ScreenList {
    var list = self
    for (index, screen) in screens.enumerated() {
      if case .whole(let definition) = screen, !definition.variants.isEmpty {
        list.screens[index] = .whole(definition.applying(variants))
      }
    }
    return list
  }
}

extension ScreenList: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of screens.
  public var endIndex: Int { screens.count }

  /// A screen by its place.
  public subscript(position: Int) -> ScreenDefinition {
    switch screens[position] {
    case .whole(let definition): definition
    case .deferred(let deferred): deferred.definition
    }
  }

  /// What a function makes of each screen, all of them decoded.
  ///
  /// - Throws: what the function throws.
  public func map<Result, Failure>(_ transform: (ScreenDefinition) throws(Failure) -> Result) throws(Failure)
    -> [Result]
  {
    // A collection's own goes by places.
    prepare?()
    var results: [Result] = []
    results.reserveCapacity(count)
    for position in indices { results.append(try transform(self[position])) }
    return results
  }

  /// Starts at the first screen, all of them decoded.
  public func makeIterator() -> IndexingIterator<ScreenList> {
    prepare?()
    return IndexingIterator(_elements: self)
  }
}

extension ScreenList: Equatable {
  /// Whether both have equal screens in one order.
  public static func == (left: ScreenList, right: ScreenList) -> Bool { left.elementsEqual(right) }
}
