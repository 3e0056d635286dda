#if os(Linux) || !canImport(UIKit)
  import PetriRouting
  import PetriUIKit

  /// The gestures on lists and grids besides tapping what is in them.
  extension Stage {
    /// The views of lists that can be swiped over, with the titles of the actions that this offers.
    package var rowSwipes: [(row: Touchable, actions: [String])] {
      TouchableFinder.rows(in: window).compactMap { row in
        let actions = (row.object as? ListCell)?.swipeActions.compactMap(\.title).filter { !$0.isEmpty } ?? []
        return actions.isEmpty ? nil : (row, actions)
      }
    }

    /// Swipes over a view of a list and taps an action that this offers.
    func swipe(over name: String, tapping title: String) throws -> () throws -> Void {
      let row = try find(name, among: TouchableFinder.rows(in: window))
      guard row.isEnabled else { throw RoutingProblem("'\(name)' is disabled") }
      guard let cell = row.object as? ListCell else { throw RoutingProblem("'\(name)' isn't a row") }
      let actions = cell.swipeActions
      guard !actions.isEmpty else { throw RoutingProblem("a swipe over '\(name)' offers nothing") }
      guard let action = actions.first(where: { $0.title == title }) else {
        let titles = actions.map { "'\($0.title ?? "")'" }.joined(separator: ", ")
        throw RoutingProblem("a swipe over '\(name)' offers no '\(title)', but \(titles)")
      }
      reveal(row)
      return {
        var isDone = false
        action.handler(action, cell) { isDone = $0 }
        guard isDone else { throw RoutingProblem("a tap on '\(title)' does nothing: it has no action") }
      }
    }

    /// Pulls the largest of what scrolls in front and can be pulled.
    func pull() throws {
      guard let scroll = frontScrollViews.first(where: { $0.refreshControl != nil }) else {
        throw RoutingProblem("nothing here can be pulled to refresh")
      }
      HeadlessRuntime.pull(scroll)
    }

    /// Turns to the next or the previous page of the largest grid in front that has pages.
    func swipeGrid(forward: Bool) throws {
      let grids = frontScrollViews.lazy.compactMap { $0 as? GridView }
      guard let grid = grids.first(where: \.isPagingEnabled) else {
        throw RoutingProblem("no page view controller is shown, and no grid with pages")
      }
      let (count, current) = grid.pages
      guard (0..<count).contains(current + (forward ? 1 : -1)) else {
        throw RoutingProblem(forward ? "this is the last page" : "this is the first page")
      }
      HeadlessRuntime.scroll(grid, to: grid.offset(ofPage: current + (forward ? 1 : -1)))
    }
  }
#endif
