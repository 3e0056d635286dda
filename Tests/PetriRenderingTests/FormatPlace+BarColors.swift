import PetriFormat

extension FormatPlace {
  /// The colours of tab bars and toolbars.
  static let barColors = [
    FormatPlace(
      "a tab bar",
      Grammar.tabBar.all,
      "screen: one\ncontent:\n  tabs: [{screen: two}, {screen: three}]\n  tabBar: {@}"
    ),
    FormatPlace(
      "a badge",
      Grammar.child.all.filter { $0.key == "badgeColor" },
      required: [("screen", "two"), ("image", "a"), ("badge", "3")],
      "screen: one\ncontent: {tabs: [{@}, {screen: three}]}"
    ),
    FormatPlace(
      "a toolbar",
      Grammar.bar.all.filter { $0.key.hasPrefix("toolbar") },
      given: ["toolbar": ["[{title: A}]", "[{title: B}]"]],
      required: [("toolbar", "[{title: C}]")],
      "screen: one\nwrapping: [navigation]\nbar: {@}\ncontent: [label: A]"
    ),
  ]
}
