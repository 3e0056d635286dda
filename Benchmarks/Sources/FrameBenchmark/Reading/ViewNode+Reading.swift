import UIKit

extension ViewNode {
  /// The elements that hold a view's views.
  private static let holders: Set<String> = ["subviews", "prototypes", "cells", "objects"]

  /// Reads a view; nil where the element is none: views have a frame.
  init?(_ original: Element, _ classes: SizeClasses) {
    guard let rectangle = original.child("rect", key: "frame"), let id = original["id"] else { return nil }
    let element = original.varied(classes)
    func priority(_ name: String, _ usual: Double) -> (horizontal: Double, vertical: Double) {
      (element.number("horizontal\(name)Priority") ?? usual, element.number("vertical\(name)Priority") ?? usual)
    }
    self.id = id
    kind = element.name
    key = element["key"]
    frame = rectangle.rectangle
    isPlacedByLayout = element.flag("translatesAutoresizingMaskIntoConstraints") == false
    isQuestionable =
      element.flag("misplaced") == true || element.flag("ambiguous") == true || element.flag("fixedFrame") == true
    isHidden = element.flag("hidden") ?? false
    hugging = priority("Hugging", 250)
    resistance = priority("CompressionResistance", 750)
    placeholder =
      element["placeholderIntrinsicWidth"] == nil && element["placeholderIntrinsicHeight"] == nil
      ? nil : (element.number("placeholderIntrinsicWidth"), element.number("placeholderIntrinsicHeight"))
    margins = Self.margins(element)
    keepsSuperviewMargins = element.flag("preservesSuperviewLayoutMargins") ?? false
    insetsMarginsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    autoresizing = Self.autoresizing(element)
    content = ViewContent(element)
    let left = original.excluded(from: "constraints", classes)
    constraints = element.list("constraints").compactMap { ConstraintNode($0.varied(classes)) }
      .filter { !left.contains($0.id) }
    guides = [:]
    for guide in element.children where guide.name == "viewLayoutGuide" {
      if let key = guide["key"], let id = guide["id"] { guides[key] = id }
    }
    children = Self.children(element, classes, leaving: original.excluded(from: "subviews", classes))
  }

  private static func children(_ element: Element, _ classes: SizeClasses, leaving: Set<String>) -> [ViewNode] {
    var found: [ViewNode] = []
    for child in element.children {
      if holders.contains(child.name) {
        found += child.children.filter { !leaving.contains($0["id"] ?? "") }.compactMap { ViewNode($0, classes) }
      } else if child.name == "sections" {
        found += child.children.flatMap { children($0, classes, leaving: []) }
      } else if let node = ViewNode(child, classes) {
        found.append(node)
      }
    }
    return found
  }

  private static func margins(_ element: Element) -> NSDirectionalEdgeInsets? {
    let edges = element.child(key: "directionalLayoutMargins") ?? element.child(key: "layoutMargins")
    return edges.map {
      let edges = $0.insets
      return NSDirectionalEdgeInsets(top: edges.top, leading: edges.left, bottom: edges.bottom, trailing: edges.right)
    }
  }

  private static func autoresizing(_ element: Element) -> UIView.AutoresizingMask {
    guard let mask = element.child("autoresizingMask") else { return [] }
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { if mask.flag($1.0) == true { $0.insert($1.1) } }
  }
}
