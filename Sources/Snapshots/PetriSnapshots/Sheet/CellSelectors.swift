import PetriCatalog

/// Selectors for sets of a sheet's cells: `in ru`, `in ipad-11/iphone-se dark`, `with full in ar and in dark`.
///
/// A set is described by the values that its cells share with no other cell of the sheet, so that the selector remains
/// valid if cells are added or others change.
struct CellSelectors {
  /// The cells that can be selected, sorted.
  let cells: [CellName]
  /// The remaining cells of the sheet, which are selected only if that can't be avoided.
  private let besides: [CellName]
  private let axesOfValue: [String: Set<CellName.Axis>]
  /// The numbers of each axis' values and of each cell, because numbers are fast to compare.
  private let numbers: [[String: Int]]
  private let numbersOfCells: [[Int]]

  /// Creates selectors for sets of cells.
  ///
  /// - Parameters:
  ///   - cells: The cells that can be selected.
  ///   - besides: The remaining cells of the sheet.
  init(of cells: [CellName], besides: [CellName]) {
    self.cells = cells
    self.besides = besides
    var axes: [String: Set<CellName.Axis>] = [:]
    for cell in cells {
      for axis in CellName.Axis.environment { axes[cell[axis], default: []].insert(axis) }
    }
    axesOfValue = axes
    numbers = CellName.Axis.allCases.map { axis in
      var numbers: [String: Int] = [:]
      for cell in cells where numbers[cell[axis]] == nil { numbers[cell[axis]] = numbers.count }
      return numbers
    }
    numbersOfCells = zip(CellName.Axis.allCases, numbers).map { axis, numbers in cells.map { numbers[$0[axis]] ?? 0 } }
  }

  /// The cells that have one of several values on each of several axes.
  private struct Box {
    var values: [CellName.Axis: [String]]

    func contains(_ cell: CellName) -> Bool { values.allSatisfy { $1.contains(cell[$0]) } }
  }

  /// The axes in the order in which they are omitted if the selector stays unambiguous.
  private static let omitted: [CellName.Axis] = [.fixture, .locale, .contentSize, .appearance, .device]

  // MARK: - Writing

  /// The selector for a set.
  ///
  /// - Parameter members: The sorted indices of the cells.
  func words(for members: [Int]) -> String {
    boxes(of: members).map(words).sorted().joined(separator: " and ")
  }

  private func boxes(of members: [Int]) -> [Box] {
    var boxes: [Box] = []
    var pending = [members]
    while let part = pending.popLast() {
      if let box = box(of: part) { boxes.append(box) } else { pending += split(part) }
    }
    return boxes
  }

  /// The values that only these cells have; `nil` if other cells have them too.
  private func box(of members: [Int]) -> Box? {
    var box = Box(values: [:])
    for axis in CellName.Axis.allCases {
      let values = Set(members.map { cells[$0][axis] })
      box.values[axis] = values.sorted { CellName.order($0, $1, on: axis) < 0 }
    }
    func count(_ box: Box) -> Int { cells.count { box.contains($0) } }
    guard count(box) == members.count else { return nil }
    let isApart = !besides.contains { box.contains($0) }
    for axis in CellSelectors.omitted {
      var wider = box
      wider.values[axis] = nil
      if count(wider) == members.count, !(isApart && besides.contains { wider.contains($0) }) { box = wider }
    }
    return box
  }

  /// Splits a set along the axis that results in the fewest parts.
  private func split(_ members: [Int]) -> [[Int]] {
    var best: [[Int]] = []
    for axis in CellName.Axis.allCases {
      let byValue = Dictionary(grouping: members) { cells[$0][axis] }
      var groups: [Set<[String]>: [Int]] = [:]
      for own in byValue.values {
        let rest = Set(own.map { index in CellName.Axis.allCases.filter { $0 != axis }.map { cells[index][$0] } })
        groups[rest, default: []] += own
      }
      let parts = groups.values.map { $0.sorted() }.sorted { $0[0] < $1[0] }
      if parts.count > 1, best.isEmpty || parts.count < best.count { best = parts }
    }
    // Cells differ from each other, so some axis separates them.
    return best.isEmpty ? members.map { [$0] } : best
  }

  private func words(of box: Box) -> String {
    var words: [String] = []
    if let fixtures = box.values[.fixture] { words += ["with", CellWords.text(of: fixtures)] }
    let environment = CellName.Axis.environment.compactMap { axis -> String? in
      guard let values = box.values[axis] else { return nil }
      let isClear = values.allSatisfy { axesOfValue[$0] == [axis] }
      return (isClear ? "" : "\(CellSelectors.name(of: axis))=") + CellWords.text(of: values)
    }
    words += ["in"] + (environment.isEmpty ? ["all", "others"] : environment)
    return words.joined(separator: " ")
  }

  private static func name(of axis: CellName.Axis) -> String {
    switch axis {
    case .fixture: "fixture"
    case .device: "device"
    case .appearance: "appearance"
    case .contentSize: "size"
    case .locale: "locale"
    }
  }

  // MARK: - Reading

  /// The sorted indices of the selected cells; `nil` for a selector that matches no cells or has an unknown value.
  func members(of words: Substring) -> [Int]? {
    var boxes: [Box] = []
    var rest = words.split(separator: " ", omittingEmptySubsequences: false)[...]
    while true {
      let end = rest.firstIndex(of: "and") ?? rest.endIndex
      guard let box = box(reading: rest[..<end]) else { return nil }
      boxes.append(box)
      if end == rest.endIndex { break }
      rest = rest[(end + 1)...]
    }
    let members = boxes.map(indices)
    guard members.allSatisfy({ !$0.isEmpty }) else { return nil }
    return members.count == 1 ? members[0] : Set(members.joined()).sorted()
  }

  /// The number of cells that are inspected to resolve a selector.
  func steps(of words: Substring) -> Int {
    cells.count.times(1 + words.split(separator: " ").count { $0 == "and" })
  }

  private func indices(of box: Box) -> [Int] {
    var indices = Array(cells.indices)
    for (axis, values) in box.values {
      var isWanted = [Bool](repeating: false, count: numbers[axis.rawValue].count)
      for value in values {
        if let number = numbers[axis.rawValue][value] { isWanted[number] = true }
      }
      let own = numbersOfCells[axis.rawValue]
      indices.removeAll { !isWanted[own[$0]] }
    }
    return indices
  }

  private func box(reading words: ArraySlice<Substring>) -> Box? {
    var words = words
    var box = Box(values: [:])
    if words.first == "with" {
      guard words.count > 2, let values = CellWords.values(of: words[words.startIndex + 1]) else { return nil }
      guard values.allSatisfy({ numbers[CellName.Axis.fixture.rawValue][$0] != nil }) else { return nil }
      box.values[.fixture] = values
      words = words.dropFirst(2)
    }
    guard words.popFirst() == "in" else { return nil }
    if words.elementsEqual(["all", "others"]) { return box }
    guard !words.isEmpty else { return nil }
    for word in words {
      guard let (axis, values) = value(reading: word), box.values.updateValue(values, forKey: axis) == nil else {
        return nil
      }
    }
    return box
  }

  private func value(reading word: Substring) -> (CellName.Axis, [String])? {
    for axis in CellName.Axis.environment where word.hasPrefix("\(CellSelectors.name(of: axis))=") {
      guard let values = CellWords.values(of: word.dropFirst(CellSelectors.name(of: axis).count + 1)),
        values.allSatisfy({ axesOfValue[$0]?.contains(axis) ?? false })
      else { return nil }
      return (axis, values)
    }
    guard let values = CellWords.values(of: word) else { return nil }
    let axes = Set(values.map { axesOfValue[$0] ?? [] })
    guard axes.count == 1, let own = axes.first, own.count == 1, let axis = own.first else { return nil }
    return (axis, values)
  }
}
