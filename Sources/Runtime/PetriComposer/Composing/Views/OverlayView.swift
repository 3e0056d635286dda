import PetriCatalog
import PetriUIKit

/// Views stacked in depth, as large as the largest.
final class OverlayView: UIView {
  struct Part {
    let view: UIView
    let sides: Set<PinEdge>
    let center: CenterAxis?

    func isCentered(_ axis: CenterAxis) -> Bool { center == axis || center == .both }
  }

  let parts: [Part]

  init(_ parts: [Part]) {
    self.parts = parts
    super.init(frame: .zero)
    for part in parts {
      part.view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part.view)
      NSLayoutConstraint.activate(constraints(of: part))
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func constraints(of part: Part) -> [NSLayoutConstraint] {
    let view = part.view
    let isFree = part.sides.isEmpty && part.center == nil
    let sides: Set<PinEdge> = isFree ? [.top, .bottom, .leading, .trailing] : part.sides
    var all: [NSLayoutConstraint] = []
    if part.isCentered(.horizontal) {
      all.append(view.centerXAnchor.constraint(equalTo: centerXAnchor))
    }
    if part.isCentered(.vertical) {
      all.append(view.centerYAnchor.constraint(equalTo: centerYAnchor))
    }
    // A view pinned to one side or none is at most as large as the overlay.
    let isAtTop = sides.contains(.top) || !sides.contains(.bottom) && !part.isCentered(.vertical)
    let isAtStart = sides.contains(.leading) || !sides.contains(.trailing) && !part.isCentered(.horizontal)
    all += [
      isAtStart
        ? view.leadingAnchor.constraint(equalTo: leadingAnchor)
        : view.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
      sides.contains(.trailing)
        ? view.trailingAnchor.constraint(equalTo: trailingAnchor)
        : view.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      isAtTop
        ? view.topAnchor.constraint(equalTo: topAnchor) : view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
      sides.contains(.bottom)
        ? view.bottomAnchor.constraint(equalTo: bottomAnchor)
        : view.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
    ]
    return all
  }
}

extension Collection where Element == PinEdge {
  /// The edges, with `edges` expanded.
  var sides: Set<PinEdge> {
    contains(.edges) ? [.top, .bottom, .leading, .trailing] : Set(self)
  }
}

extension Collection where Element == TextTemplate {
  func sides(in scope: Scope) -> Set<PinEdge> {
    compactMap { PinEdge(rawValue: $0.text(in: scope)) }.sides
  }
}

extension Insets {
  var directional: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// UIKit's insets for a layout direction.
  func edgeInsets(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft
      ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
