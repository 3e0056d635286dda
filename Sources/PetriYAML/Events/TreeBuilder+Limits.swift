internal import PetriDiagnostics

extension TreeBuilder {
  /// Stops at a scalar that is too long or one node too many.
  mutating func stopAtLimit(isLong: Bool, isKey: Bool, length: Int, _ range: SourceRange) {
    if !isLong {
      tooManyNodes(range)
    } else if isKey {
      stop(.limit("keyBytes", limits.keyBytes, "the key has \(length) bytes", at: range))
    } else {
      stop(.limit("scalarBytes", limits.scalarBytes, "the text has \(length) bytes", at: range))
    }
  }

  /// Stops at a collection that is too deep or one node too many.
  mutating func stopAtDepth(flowDepth: Int, _ range: SourceRange) {
    if records.count >= limits.nodes {
      tooManyNodes(range)
    } else if flowDepth > limits.flowDepth {
      stop(.limit("flowDepth", limits.flowDepth, "brackets and braces are nested too deeply", at: range))
    } else {
      stop(.limit("depth", limits.depth, "collections are nested too deeply", at: range))
    }
  }

  func tooManyNodesMessage() -> String { "the file has too many nodes" }

  mutating func tooManyNodes(_ range: SourceRange) {
    stop(.limit("nodes", limits.nodes, tooManyNodesMessage(), at: range))
  }

  /// Compares the size with aliases followed to the budget, before anything is followed.
  mutating func checkExpansion() -> Bool {
    let own = records.count - documentStart
    guard aliases.contains(where: { $0.expanded > 1 }) else { return true }
    let (product, isOver) = own.multipliedReportingOverflow(by: limits.expansionFactor)
    let budget = isOver ? Int.max : product.addingReportingOverflow(limits.expandedNodes).partialValue
    guard Int(top.expanded) > budget, let worst = aliases.max(by: { $0.expanded < $1.expanded }) else { return true }
    let size = top.expanded == .max ? "more than \(UInt32.max)" : "\(top.expanded)"
    var diagnostic = Diagnostic.limit(
      "expandedNodes",
      limits.expandedNodes,
      "the document has \(own) nodes, and \(size) when its aliases are expanded",
      at: range(of: worst.record)
    )
    if let anchor = anchors.first(where: { $0.record == records[Int(worst.record)].first }) {
      diagnostic.notes.append(DiagnosticNote("'&\(anchor.name)' is here", at: anchor.range))
    }
    stop(diagnostic)
    return false
  }
}
