/// Limits for composed screens, set by `limits` in `Catalog.yaml`.
public struct CompositionLimits: Hashable, Sendable, Codable {
  /// The maximum nesting depth of screens.
  public var depth = 32
  /// The maximum number of screens in a screen, including the screen itself.
  public var screens = 500
  /// The maximum number of views in a screen, including those of nested screens and containers.
  public var views = 10_000
  /// The maximum size of all texts and context values, in UTF-8 bytes.
  public var textBytes = 10_000_000

  /// Creates the default limits.
  public init() {}

  /// The limit for a measure.
  public subscript(measure: CompositionMeasure) -> Int {
    get {
      switch measure {
      case .depth: depth
      case .screens: screens
      case .views: views
      case .textBytes: textBytes
      }
    }
    set {
      switch measure {
      case .depth: depth = newValue
      case .screens: screens = newValue
      case .views: views = newValue
      case .textBytes: textBytes = newValue
      }
    }
  }
}

/// A measure of a composed screen; the raw value is the key in `limits`.
public enum CompositionMeasure: String, Hashable, Sendable, CaseIterable, Codable {
  case depth
  case screens
  case views
  case textBytes

  /// The amount with its unit: `3 views`.
  public func text(_ amount: Int) -> String {
    let number = amount >= 1_000_000_000_000 ? "over 1000000000000" : String(amount)
    return switch self {
    case .depth: "\(number) screens nested in one another"
    case .screens: "\(number) screens"
    case .views: "\(number) views"
    case .textBytes: "\(number) bytes of text"
    }
  }
}

/// The size of a composed screen. Numbers saturate at `Int.max`.
public struct CompositionSize: Hashable, Sendable {
  /// The nesting depth of screens.
  public var depth = 0
  /// The number of screens.
  public var screens = 0
  /// The number of views.
  public var views = 0
  /// The size of texts in bytes.
  public var textBytes = 0

  /// Creates a size of zero.
  public init() {}

  /// The value of a measure.
  public subscript(measure: CompositionMeasure) -> Int {
    switch measure {
    case .depth: depth
    case .screens: screens
    case .views: views
    case .textBytes: textBytes
    }
  }
}

extension ViewDefinition {
  /// The number of UTF-8 bytes in the view's own texts and in the values that its taps pass.
  ///
  /// - Parameters:
  ///   - text: The size of a reference's value as text.
  ///   - whole: The size of a reference's value with everything nested in it.
  public func byteCount(text: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    var count = 0
    func add(_ localized: LocalizedText?) { count = count.adding(localized?.byteCount(text, whole: whole) ?? 0) }
    add(accessibilityLabel)
    add(cell?.badge)
    for item in accessory {
      add(item.title)
      add(item.accessibilityLabel)
      add(item.badge)
      count = count.adding(item.tap?.byteCount(text: text, whole: whole) ?? 0)
    }
    let definition = kind.definition
    definition.texts.forEach(add)
    for name in definition.templates { count = count.adding(name.byteCount(text, whole: whole)) }
    if let values = definition.givenValues { count = count.adding(values.byteCount(text: text, whole: whole)) }
    return (definition.textTaps + taps).reduce(count) { $0.adding($1.byteCount(text: text, whole: whole)) }
  }
}

extension TapAction {
  /// The number of UTF-8 bytes in the action's values, links and messages.
  ///
  /// - Parameters:
  ///   - text: The size of a reference's value as text.
  ///   - whole: The size of a reference's value with everything nested in it.
  public func byteCount(text: (Reference) -> Int, whole: (Reference) -> Int) -> Int {
    switch self {
    case .open(_, let values), .set(let values): values.byteCount(text: text, whole: whole)
    case .link(let shown), .toast(let shown): shown.byteCount(text, whole: whole)
    case .list(let steps): steps.reduce(0) { $0.adding($1.action.byteCount(text: text, whole: whole)) }
    case .dismiss, .pop, .close, .back, .select, .emit, .focus: 0
    }
  }
}
