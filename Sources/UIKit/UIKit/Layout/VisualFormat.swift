import Foundation
public import HeadlessUIKit

@MainActor
struct VisualFormat {
  struct Problem: Error {
    var reason: String
    var offset: Int
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var other: UIView?
    var priority = UILayoutPriority.required
  }

  enum Gap {
    case none
    case standard
    case wanted([Predicate])
  }

  private let text: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var position = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    text = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func read() throws -> VisualLine {
    var line = VisualLine()
    if take("V:") { line.axis = .vertical } else { _ = take("H:") }
    if take("|") { line.leading = try gap() }
    line.views.append(try view(&line))
    while position < text.count {
      let gap = try gap()
      if take("|") {
        line.trailing = gap
        break
      }
      line.gaps.append(gap)
      line.views.append(try view(&line))
    }
    guard position == text.count else { throw problem("Expected the end of the line") }
    return line
  }

  private func problem(_ reason: String) -> Problem {
    Problem(reason: reason, offset: position)
  }

  private mutating func take(_ word: String) -> Bool {
    guard text[position...].starts(with: word) else { return false }
    position += word.count
    return true
  }

  private mutating func view(_ line: inout VisualLine) throws -> UIView {
    guard take("[") else { throw problem("Expected a view") }
    let start = position
    let name = word()
    guard let view = views[name] as? UIView else {
      position = start
      throw problem("\(name.isEmpty ? "A view's name is missing" : "\(name) is not a key in the views dictionary.")")
    }
    if take("(") {
      line.lengths.append((view, try predicates()))
      guard take(")") else { throw problem("Expected a ')' after the view's size") }
    }
    guard take("]") else { throw problem("Expected a ']' after the view's name") }
    return view
  }

  private mutating func gap() throws -> Gap {
    guard take("-") else { return .none }
    if position < text.count, text[position] == "[" || text[position] == "|" { return .standard }
    let predicates: [Predicate]
    if take("(") {
      predicates = try self.predicates()
      guard take(")") else { throw problem("Expected a ')' after the distance") }
    } else {
      predicates = [try predicate()]
    }
    guard take("-") else { throw problem("Expected a '-' after the distance") }
    return .wanted(predicates)
  }

  private mutating func predicates() throws -> [Predicate] {
    var all = [try predicate()]
    while take(",") { all.append(try predicate()) }
    return all
  }

  private mutating func predicate() throws -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let start = position
    let word = word()
    if let number = number(word) {
      predicate.constant = number
    } else if let view = views[word] as? UIView {
      predicate.other = view
    } else {
      position = start
      throw problem(word.isEmpty ? "Expected a number or a name" : "\(word) is not a key in the metrics dictionary.")
    }
    if take("@") {
      let start = position
      guard let weight = number(self.word()) else {
        position = start
        throw problem("Expected a priority after '@'")
      }
      predicate.priority = UILayoutPriority(Float(weight))
    }
    return predicate
  }

  private mutating func word() -> String {
    let start = position
    if position < text.count, text[position] == "-" { position += 1 }
    while position < text.count,
      text[position].isLetter || text[position].isNumber || text[position] == "_" || text[position] == "."
    {
      position += 1
    }
    return String(text[start..<position])
  }

  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Double: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: return nil
    }
  }
}

extension NSLayoutConstraint {
  /// The alignment and direction of views in the visual format.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    private init(_ attribute: Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }
  }
}

extension NSLayoutConstraint {
  /// The constraints of a visual format string. One that can't be parsed is reported in UIKit's words, and gives none.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, metrics: metrics ?? [:], views: views)
    do {
      let line = try parser.read()
      return line.constraints(options: opts)
    } catch let problem as VisualFormat.Problem {
      HeadlessRuntime.misuse(
        "Unable to parse constraint format: \n\(problem.reason) \n\(format) \n"
          + String(repeating: " ", count: problem.offset) + "^"
      )
    } catch {}
    return []
  }
}
