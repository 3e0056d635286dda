/// A plural category of Unicode's CLDR.
public enum PluralCategory: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// None in English; as a form of a text, 0 in every language.
  case zero
  /// 1 in English; 1, 21 and 31 in Russian.
  case one
  /// 2 in Arabic.
  case two
  /// 2, 3 and 4 in Polish.
  case few
  /// 5 to 20 in Russian.
  case many
  case other

  /// CLDR's order.
  public static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.place < right.place }

  private var place: Int { PluralCategory.allCases.firstIndex(of: self) ?? 0 }
}
