import PetriFormat

extension FormatPlace {
  /// The colours of tab bars and toolbars.
  static let barColors = [
    FormatPlace(
      "a tab bar",
      Grammar.tabBar.shape.all,
      "screen: one\ncontent:\n  tabs: [{screen: two}, {screen: three}]\n  tabBar: {@}"
    ),
    FormatPlace(
      "a badge",
      Grammar.child.shape.all.filter { $0.key == "badgeColor" },
      required: [("screen", "two"), ("image", "a"), ("badge", "3")],
      "screen: one\ncontent: {tabs: [{@}, {screen: three}]}"
    ),
    FormatPlace(
      "a badge of a bar item",
      Grammar.barItem.shape.all.filter { $0.key == "badgeColor" },
      required: [("title", "A"), ("badge", "3")],
      "screen: one\nwrapping: [navigation]\nbar: {trailing: [{@}]}\ncontent: [label: A]"
    ),
    FormatPlace(
      "a toolbar",
      Grammar.bar.shape.all.filter { $0.key.hasPrefix("toolbar") },
      given: ["toolbar": ["[{title: A}]", "[{title: B}]"]],
      required: [("toolbar", "[{title: C}]")],
      "screen: one\nwrapping: [navigation]\nbar: {@}\ncontent: [label: A]"
    ),
  ]
}
