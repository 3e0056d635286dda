import PetriCatalog
import PetriFormat

extension FormatPlace {
  /// Values of the key `gradient`.
  static let gradients = ["gradient": ["{colors: [systemRed, systemBlue]}", "{colors: [systemBlue, systemRed]}"]]

  /// The keys of looks and images that other keys go with.
  static let edges = [
    FormatPlace(
      "border",
      Grammar.border.shape.all,
      required: [("color", "separator")],
      "screen: one\ncontent:\n  - stack: {views: [label: A], border: {@}}"
    ),
    FormatPlace(
      "shadow",
      Grammar.shadow.shape.all,
      given: ["opacity": ["0.3", "0.6"]],
      "screen: one\ncontent:\n  - stack: {views: [label: A], shadow: {@}}"
    ),
    FormatPlace(
      "gradient",
      Grammar.gradient.shape.all,
      given: [
        "colors": ["[systemRed, systemBlue]", "[systemBlue, systemRed]"], "locations": ["[0, 0.5]", "[0.5, 1]"],
        "startPoint": ["{x: 0, y: 0}", "{x: 1, y: 0}"], "endPoint": ["{x: 1, y: 1}", "{x: 0, y: 1}"],
      ],
      required: [("colors", "[systemRed, systemBlue]")],
      "screen: one\ncontent:\n  - stack: {views: [label: A], gradient: {@}}"
    ),
    FormatPlace(
      "a gradient's point",
      Grammar.unitPoint.shape.all,
      required: [("x", "0"), ("y", "0")],
      "screen: one\ncontent:\n  - stack: {views: [label: A], gradient: {colors: [systemRed, systemBlue], endPoint: {@}}}"
    ),
    FormatPlace(
      "content's gradient",
      Grammar.content.shape.all.filter { $0.key == "gradient" },
      given: gradients,
      "screen: one\ncontent: {views: [label: A], @}"
    ),
    FormatPlace(
      "a colour of the catalogue",
      Grammar.namedColor.shape.all,
      // Seen in other appearances than the one that is looked at.
      unnoticed: ["dark", "light-high-contrast", "dark-high-contrast"],
      catalog: "colors: {accent: {@}}",
      "screen: one\ncontent: [{label: {text: A, color: accent}}]"
    ),
    FormatPlace(
      "a font",
      Grammar.font.shape.all,
      given: ["size": ["20", "21"], "family": ["Inter", "Georgia"]],
      "screen: one\ncontent: [{label: {text: A, font: {@}}}]"
    ),
    FormatPlace(
      "a run",
      Grammar.textRun.shape.all,
      given: ["font": ["title1", "{weight: bold}"], "tap": ["{open: two}", "{emit: one}"]],
      required: [("text", "B")],
      "screen: one\ncontent: [{label: {runs: [A, {@}]}}]"
    ),
    FormatPlace(
      "a button's font",
      Grammar.font.shape.all.filter { $0.key != "style" && $0.key != "design" },
      given: ["size": ["20", "21"], "family": ["Inter", "Georgia"]],
      "screen: one\ncontent: [{button: {title: A, font: {@}}}]"
    ),
    FormatPlace(
      "padding",
      Grammar.padding.shape.all,
      "screen: one\ncontent:\n  - stack: {views: [label: A], padding: {@}}"
    ),
    FormatPlace(
      "a box's padding",
      Grammar.padding.shape.all,
      "screen: one\ncontent:\n  - box: {views: [label: A], padding: {@}}"
    ),
    FormatPlace(
      "content's padding",
      Grammar.padding.shape.all,
      "screen: one\ncontent: {views: [label: A], padding: {@}}"
    ),
    FormatPlace(
      "a symbol",
      Grammar.form(of: .image).own.filter { ["symbol", "size", "weight"].contains($0.key) },
      required: [("symbol", "star")],
      "screen: one\ncontent:\n  - image: {@}"
    ),
    FormatPlace(
      "a button's image",
      Grammar.form(of: .button).own.filter { ["image", "imagePlacement", "imagePadding"].contains($0.key) },
      required: [("image", "star")],
      "screen: one\ncontent:\n  - button: {title: A, @}"
    ),
    FormatPlace(
      "a view of an overlay",
      Grammar.pinShapes,
      "screen: one\ncontent:\n  - overlay: {views: [label: B, {label: {text: A, @}}]}"
    ),
    FormatPlace(
      "content that is views",
      Grammar.content.shape.all.filter { ["padding", "ignoresSafeArea", "background"].contains($0.key) },
      given: ["ignoresSafeArea": ["top", "bottom"]],
      required: [("views", "[label: A]")],
      "screen: one\ncontent: {@}"
    ),
  ]
}
