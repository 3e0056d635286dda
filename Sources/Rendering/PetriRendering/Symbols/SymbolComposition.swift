import PetriUIKit

/// Composes symbols from the parts in the tables: filled, enclosed, badged and slashed ones.
enum SymbolComposition {
  private typealias Container = (scale: CGFloat, center: CGPoint)

  /// The symbols that enclose others, with the position inside.
  private static let containers: [String: Container] = [
    "app": (0.56, CGPoint(x: 12, y: 12)), "bubble": (0.42, CGPoint(x: 12, y: 10.5)),
    "circle": (0.56, CGPoint(x: 12, y: 12)), "cloud": (0.44, CGPoint(x: 12, y: 13.2)),
    "doc": (0.42, CGPoint(x: 12, y: 14.6)), "folder": (0.4, CGPoint(x: 12, y: 15)),
    "icloud": (0.44, CGPoint(x: 12, y: 13.2)), "magnifyingglass": (0.4, CGPoint(x: 10.5, y: 10.5)),
    "octagon": (0.52, CGPoint(x: 12, y: 12)), "rectangle": (0.5, CGPoint(x: 12, y: 12)),
    "seal": (0.5, CGPoint(x: 12, y: 12)), "shield": (0.48, CGPoint(x: 12, y: 11.4)),
    "square": (0.56, CGPoint(x: 12, y: 12)), "triangle": (0.46, CGPoint(x: 12, y: 14)),
  ]

  /// The strokes of a symbol.
  ///
  /// - Returns: `nil` if it isn't in the tables and can't be composed.
  static func inks(of name: String) -> [SymbolInk]? { inks(of: name, depth: 0) }

  private static func inks(of name: String, depth: Int) -> [SymbolInk]? {
    // Names in use have at most three modifiers.
    guard depth < 4 else { return nil }
    if let slashed = slashed(name, depth) { return slashed }
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? String(name.dropLast(5)) : name
    return SymbolTable.parts(of: plain).flatMap { inks(of: $0, isFilled: isFilled) }
      ?? SymbolName.aliases[name].flatMap { inks(of: $0, depth: depth + 1) }
      ?? SymbolName.aliases[plain].flatMap { inks(of: isFilled ? $0 + ".fill" : $0, depth: depth + 1) }
      ?? mirrored(plain, isFilled: isFilled)
      ?? badged(plain, isFilled: isFilled, depth)
      ?? contained(plain, isFilled: isFilled, depth)
  }

  /// - Returns: `nil` for the filled variant of parts without a body.
  private static func inks(of parts: [SymbolPart], isFilled: Bool) -> [SymbolInk]? {
    guard !isFilled || parts.contains(where: { $0.kind == .body }) else { return nil }
    return parts.map { part in
      switch part.kind {
      case .body where isFilled: .filled(part.path, width: SymbolInk.lineWidth)
      case .mark where isFilled: .line(part.path).cut
      case .spot where isFilled, .form where isFilled: .filled(part.path).cut
      case .body, .line, .mark, .form: .line(part.path)
      case .dot, .spot: .filled(part.path)
      }
    }
  }

  private static func mirrored(_ name: String, isFilled: Bool) -> [SymbolInk]? {
    SymbolName.opposite(name).flatMap(SymbolTable.parts).flatMap { inks(of: $0, isFilled: isFilled) }?.map(\.mirrored)
  }

  /// A symbol with a diagonal line and a gap on either side of it.
  private static func slashed(_ name: String, _ depth: Int) -> [SymbolInk]? {
    let base =
      name.hasSuffix(".slash")
      ? String(name.dropLast(6)) : name.hasSuffix(".slash.fill") ? name.dropLast(11) + ".fill" : nil
    guard let base, let inks = inks(of: base, depth: depth + 1),
      let line = SymbolPathReader.path("M3.2 3.2L20.8 20.8")
    else { return nil }
    return inks + [.line(line, width: 4.2).cut, .line(line)]
  }

  /// A symbol with another in its lower right corner, or with a dot in the upper right one.
  private static func badged(_ name: String, isFilled: Bool, _ depth: Int) -> [SymbolInk]? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let place = words.firstIndex(of: "badge"), place > 0 else { return nil }
    let base = words[..<place].joined(separator: ".")
    guard let inks = inks(of: isFilled ? base + ".fill" : base, depth: depth + 1) else { return nil }
    let badge = words[(place + 1)...].joined(separator: ".")
    if badge.isEmpty {
      guard let dot = SymbolPathReader.path("O18 6 3.4") else { return nil }
      return inks + [.filled(dot, width: 2.6).cut, .filled(dot)]
    }
    guard let sign = inner(badge, depth), let hole = SymbolPathReader.path("O18.2 18.2 5.8") else { return nil }
    return inks + [.filled(hole).cut] + placed(sign, at: CGPoint(x: 18.2, y: 18.2), scale: 0.4)
  }

  /// A symbol enclosed by another, cut out of it if that is filled.
  private static func contained(_ name: String, isFilled: Bool, _ depth: Int) -> [SymbolInk]? {
    guard let point = name.lastIndex(of: ".") else { return nil }
    let outer = String(name[name.index(after: point)...])
    guard let container = containers[outer],
      let parts = SymbolTable.parts(of: SymbolName.aliases[outer] ?? outer),
      let frame = inks(of: parts, isFilled: isFilled),
      let inner = inner(String(name[..<point]), depth)
    else { return nil }
    let inks = placed(inner, at: container.center, scale: container.scale)
    return frame + (isFilled ? inks.map(\.cut) : inks)
  }

  /// A symbol for a small size: solid if nothing is drawn on its body.
  private static func inner(_ name: String, _ depth: Int) -> [SymbolInk]? {
    let parts = SymbolTable.parts(of: SymbolName.aliases[name] ?? name) ?? []
    let isPlain = parts.allSatisfy { [.body, .line, .dot].contains($0.kind) }
    return (isPlain ? inks(of: parts, isFilled: true) : nil) ?? inks(of: name, depth: depth + 1)
  }

  /// The strokes at a small size, with lines and dots that stay visible.
  private static func placed(_ inks: [SymbolInk], at center: CGPoint, scale: CGFloat) -> [SymbolInk] {
    inks.map { ink in
      var ink = ink
      ink.path = ink.path.placed(at: center, scale: scale)
      ink.width = ink.isFilled ? ink.isCut ? 0 : 0.7 : scale > 0.5 ? 1.7 : 1.6
      return ink
    }
  }
}
