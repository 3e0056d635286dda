#if os(Linux) || !canImport(UIKit)
  import PetriRouting
  import PetriUIKit

  extension Stage {
    /// The rows that can be swiped, with the titles of their actions.
    package var rowSwipes: [(row: Touchable, actions: [String])] {
      TouchableFinder.rows(in: window).compactMap { row in
        let actions = (row.object as? ListCell)?.swipeActions.compactMap(\.title).filter { !$0.isEmpty } ?? []
        return actions.isEmpty ? nil : (row, actions)
      }
    }

    /// Prepares a swipe over a row and a tap on one of its actions.
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

    func pull() throws {
      guard let scroll = frontScrollViews.first(where: { $0.refreshControl != nil }) else {
        throw RoutingProblem("nothing here can be pulled to refresh")
      }
      HeadlessRuntime.pull(scroll)
    }

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
