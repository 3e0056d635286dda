/// The size classes that a document's variations are chosen by.
public struct SizeClasses: Hashable, Sendable {
  public var horizontal: SizeClass
  public var vertical: SizeClass

  /// How much room there is in a direction.
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
  }

  public init(horizontal: SizeClass = .compact, vertical: SizeClass = .regular) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// All four.
  public static let all = SizeClass.allCases.flatMap { horizontal in
    SizeClass.allCases.map { SizeClasses(horizontal: horizontal, vertical: $0) }
  }

  /// Whether a variation's key, such as `heightClass=regular-widthClass=compact`, is of these.
  func match(_ key: String) -> Bool {
    key == "default"
      || key.split(separator: "-").allSatisfy {
        $0 == "widthClass=\(horizontal.rawValue)" || $0 == "heightClass=\(vertical.rawValue)"
      }
  }
}
