import PetriCatalog
import PetriText

/// The edges between a layer's boxes and the next outer layer: stubs, vertical channels, labels.
///
/// Columns are counted outwards from the inner boxes, from 1.
struct MapGap {
  typealias Kind = CatalogGraph.Edge.Kind

  enum Labels: CaseIterable {
    case letters
    /// A word, or letters for several kinds.
    case words
    case allWords
  }

  struct Net {
    let inner: Int
    let row: Int
    let links: [MapNeighbourhood.Link]
    var channel = 0
  }

  private(set) var nets: [Net]
  private(set) var channels: Int
  let rows: [Int: Int]
  private let kinds: [Int: [Kind]]
  var labels = Labels.letters
  /// Unused columns.
  var slack = 0

  /// The maximum number of channels; further nets share them.
  private static let maximumChannels = 4

  init(_ links: [MapNeighbourhood.Link], innerRows: [(member: Int, row: Int)], rows: [Int: Int]) {
    self.rows = rows
    let own = Dictionary(grouping: links, by: \.inner)
    nets = innerRows.compactMap { member, row in own[member].map { Net(inner: member, row: row, links: $0) } }
    kinds = nets.flatMap(\.links).reduce(into: [:]) { known, link in
      for kind in link.kinds where known[link.outer]?.contains(kind) != true {
        known[link.outer, default: []].append(kind)
      }
    }
    channels = 1
    assignChannels()
  }

  /// Lets nets whose rows don't overlap share a channel. Nets that would cross another box's edge come first, next to
  /// the boxes, where the crossing is short.
  private mutating func assignChannels() {
    let targets = Dictionary(grouping: nets.flatMap(\.links), by: { rows[$0.outer] ?? 0 })
    func runsIntoOthers(_ net: Net) -> Bool { targets[net.row]?.contains { $0.inner != net.inner } ?? false }
    let order = nets.indices.sorted { one, other in
      let (first, second) = (runsIntoOthers(nets[one]), runsIntoOthers(nets[other]))
      return first == second ? one < other : first
    }
    var taken: [[ClosedRange<Int>]] = []
    for index in order {
      let span = span(of: nets[index])
      var channel = taken.firstIndex { !$0.contains { $0.overlaps(span) } } ?? taken.count
      channel = min(channel, MapGap.maximumChannels - 1)
      if channel == taken.count { taken.append([]) }
      taken[channel].append(span)
      nets[index].channel = channel
    }
    channels = max(1, taken.count)
  }

  func span(of net: Net) -> ClosedRange<Int> {
    let all = [net.row] + net.links.compactMap { rows[$0.outer] }
    return (all.min() ?? net.row)...(all.max() ?? net.row)
  }

  func column(of net: Net) -> Int { 2 + 2 * net.channel + slack / 2 }

  func kinds(of outer: Int) -> [Kind] { kinds[outer] ?? [] }

  func label(of kinds: [Kind]) -> [(kind: Kind, text: String)] {
    guard labels == .allWords || labels == .words && kinds.count == 1 else {
      return kinds.map { ($0, String($0.letter)) }
    }
    return kinds.enumerated().map { ($1, $0 + 1 < kinds.count ? "\($1.word)+" : $1.word) }
  }

  var labelColumns: Int {
    rows.keys.map { label(of: kinds(of: $0)).reduce(0) { $0 + $1.text.columns } }.max() ?? 1
  }

  /// The total width: channels, a dash, the label, an arrow or dash.
  var width: Int { 2 * channels + 2 + labelColumns + slack }
}

extension CatalogGraph.Edge.Kind {
  var word: String {
    switch self {
    case .opens: "opens"
    case .links: "links"
    case .holds: "holds"
    case .routes: "routes"
    case .asks: "asks"
    }
  }

  var letter: Character { word.first ?? "?" }
}
