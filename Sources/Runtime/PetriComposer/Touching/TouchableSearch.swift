#if os(Linux) || !canImport(UIKit)
  import PetriUIKit

  /// The result of looking for a name among the touchable parts.
  enum TouchableSearch {
    /// One alone.
    case found(Touchable)
    /// Several, of which the name means none in particular.
    case ambiguous([Touchable])
    /// Nothing.
    case nothing

    /// Looks for what is called so; else for what is also read or labelled so; else for rows that begin so, or have such a text.
    @MainActor
    init(_ name: String, among touchables: [Touchable]) {
      if let exact = touchables.first(where: { $0.name == name }) {
        self = .found(exact)
        return
      }
      let also = touchables.filter { $0.otherNames.contains(name) }
      guard also.isEmpty, !name.isEmpty else {
        self.init(also)
        return
      }
      let rows = touchables.filter(\.isRow)
      let beginning = rows.filter { $0.has { $0.hasPrefix(name) } }
      self.init(beginning.isEmpty ? rows.filter { $0.has { $0.contains(name) } } : beginning)
    }

    private init(_ found: [Touchable]) {
      switch found.count {
      case 0: self = .nothing
      case 1: self = .found(found[0])
      default: self = .ambiguous(found)
      }
    }
  }

  extension Touchable {
    /// Whether it is a cell, or a view that is tapped with all that is in it: these are read with several texts.
    fileprivate var isRow: Bool {
      switch part {
      case .row, .item: true
      case .view(let view): view is ListCell || view is TappedView || view is RowView
      case .barButton, .back, .tab, .more, .run: false
      }
    }

    fileprivate func has(_ isMeant: (String) -> Bool) -> Bool { ([name] + otherNames).contains(where: isMeant) }
  }
#endif
