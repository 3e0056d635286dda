internal import PetriDiagnostics

extension TreeBuilder {
  /// Stops at a scalar that exceeds the limit on its length or on nodes.
  mutating func stopAtLimit(isLong: Bool, isKey: Bool, length: Int, _ range: SourceRange) {
    if !isLong {
      tooManyNodes(range)
    } else if isKey {
      stop(.keyBytes(length), limits.keyBytes, at: range)
    } else {
      stop(.scalarBytes(length), limits.scalarBytes, at: range)
    }
  }

  /// Stops at a collection that exceeds the limit on depth or on nodes.
  mutating func stopAtDepth(flowDepth: Int, _ range: SourceRange) {
    if records.count >= limits.nodes {
      tooManyNodes(range)
    } else if flowDepth > limits.flowDepth {
      stop(.flowDepth, limits.flowDepth, at: range)
    } else {
      stop(.depth(alias: nil), limits.depth, at: range)
    }
  }

  mutating func tooManyNodes(_ range: SourceRange) { stop(.nodes, limits.nodes, at: range) }

  /// Checks the limit on expanded nodes, before any alias is expanded.
  mutating func checkExpansion() -> Bool {
    let own = records.count - documentStart
    guard aliases.contains(where: { $0.expanded > 1 }) else { return true }
    let (product, isOver) = own.multipliedReportingOverflow(by: limits.expansionFactor)
    let budget = isOver ? Int.max : product.addingReportingOverflow(limits.expandedNodes).partialValue
    guard Int(top.expanded) > budget, let worst = aliases.max(by: { $0.expanded < $1.expanded }) else { return true }
    let anchor = anchors.first { $0.record == records[Int(worst.record)].first }
    let passed = PassedLimit.expandedNodes(
      top.expanded == .max ? nil : top.expanded,
      own: own,
      anchor: anchor.map { PassedLimit.NamedPlace(name: $0.name, place: $0.range.offsets) }
    )
    stop(passed, limits.expandedNodes, at: range(of: worst.record))
    return false
  }
}
