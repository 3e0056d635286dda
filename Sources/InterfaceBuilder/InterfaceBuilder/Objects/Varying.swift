/// A value that may be another one in some size classes.
public struct Varying<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value where the width is compact and the height regular, as on most phones.
  public let base: Value
  private let variants: [SizeClasses: Value]

  /// The value in these size classes.
  public func value(in classes: SizeClasses) -> Value { variants[classes] ?? base }

  /// Whether size classes make a difference.
  public var varies: Bool { Set(variants.values).count > 1 }

  /// The values changed, in all size classes.
  public func map(_ change: (Value) -> Value) -> Varying {
    Varying(base: change(base), variants: variants.mapValues(change))
  }

  private init(base: Value, variants: [SizeClasses: Value]) {
    self.base = base
    self.variants = variants
  }

  /// Reads an element once, or once for each of the size classes where it has variations.
  init(_ element: DocumentElement, read: (DocumentElement, SizeClasses) -> Value) {
    guard element.varies else {
      base = read(element, SizeClasses())
      variants = [:]
      return
    }
    var found: [SizeClasses: Value] = [:]
    for classes in SizeClasses.all {
      let varied = element.varied(classes)
      found[classes] = read(varied, classes)
      element.noteReading(of: varied)
    }
    variants = found
    base = found[SizeClasses()] ?? read(element, SizeClasses())
  }
}
