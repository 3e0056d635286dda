/// A value that can vary by size class.
public struct Varying<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value for compact width and regular height, as on most phones.
  public let base: Value
  private let variants: [SizeClasses: Value]

  public func value(in classes: SizeClasses) -> Value { variants[classes] ?? base }

  public var varies: Bool { Set(variants.values).count > 1 }

  /// Transforms all values.
  public func map(_ change: (Value) -> Value) -> Varying {
    Varying(base: change(base), variants: variants.mapValues(change))
  }

  private init(base: Value, variants: [SizeClasses: Value]) {
    self.base = base
    self.variants = variants
  }

  /// Reads an element, once per combination of size classes if it has variations.
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

/// The size classes that select variations.
public struct SizeClasses: Hashable, Sendable {
  public var horizontal: SizeClass
  public var vertical: SizeClass

  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
  }

  public init(horizontal: SizeClass = .compact, vertical: SizeClass = .regular) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// All four combinations.
  public static let all = SizeClass.allCases.flatMap { horizontal in
    SizeClass.allCases.map { SizeClasses(horizontal: horizontal, vertical: $0) }
  }

  /// Whether a variation's key, such as `heightClass=regular-widthClass=compact`, matches.
  func match(_ key: String) -> Bool {
    key == "default"
      || key.split(separator: "-").allSatisfy {
        $0 == "widthClass=\(horizontal.rawValue)" || $0 == "heightClass=\(vertical.rawValue)"
      }
  }
}
