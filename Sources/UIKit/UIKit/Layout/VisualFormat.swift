import Foundation
import HeadlessUIKit

/// Reads a line of Auto Layout's visual format.
@MainActor
struct VisualFormat {
  struct Problem: Error {
    var reason: String
    var offset: Int
  }

  /// A length or a distance that is wanted.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    /// The view whose length it is.
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
  private var place = 0

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
    while place < text.count {
      let gap = try gap()
      if take("|") {
        line.trailing = gap
        break
      }
      line.gaps.append(gap)
      line.views.append(try view(&line))
    }
    guard place == text.count else { throw problem("Expected the end of the line") }
    return line
  }

  private func problem(_ reason: String) -> Problem {
    Problem(reason: reason, offset: place)
  }

  private mutating func take(_ word: String) -> Bool {
    guard text[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  private mutating func view(_ line: inout VisualLine) throws -> UIView {
    guard take("[") else { throw problem("Expected a view") }
    let start = place
    let name = word()
    guard let view = views[name] as? UIView else {
      place = start
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
    if place < text.count, text[place] == "[" || text[place] == "|" { return .standard }
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
    let start = place
    let word = word()
    if let number = number(word) {
      predicate.constant = number
    } else if let view = views[word] as? UIView {
      predicate.other = view
    } else {
      place = start
      throw problem(word.isEmpty ? "Expected a number or a name" : "\(word) is not a key in the metrics dictionary.")
    }
    if take("@") {
      let start = place
      guard let weight = number(self.word()) else {
        place = start
        throw problem("Expected a priority after '@'")
      }
      predicate.priority = UILayoutPriority(Float(weight))
    }
    return predicate
  }

  private mutating func word() -> String {
    let start = place
    if place < text.count, text[place] == "-" { place += 1 }
    while place < text.count, text[place].isLetter || text[place].isNumber || text[place] == "_" || text[place] == "." {
      place += 1
    }
    return String(text[start..<place])
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
