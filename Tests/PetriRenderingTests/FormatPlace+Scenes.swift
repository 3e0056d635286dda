import PetriFormat

extension FormatPlace {
  /// The keys of content that is a scene of a storyboard.
  static let scenes: [FormatPlace] = [
    scene(
      "content that is a scene",
      Grammar.content.shape.all.filter { ["storyboard", "scene"].contains($0.key) },
      given: ["storyboard": ["Main", "Other"], "scene": ["First", "Second"]],
      "screen: one\ncontent: {@}"
    ),
    scene(
      "outlets and cells",
      Grammar.content.shape.all.filter { ["outlets", "cells"].contains($0.key) },
      given: [
        "outlets": ["{nameLabel: Circle}", "{nameLabel: Square}"],
        "cells": ["{identifier: Cell, each: '${few}'}", "{identifier: Cell, each: '${many}'}"],
      ],
      "screen: one\ncontext: {few: {type: list, of: string, default: [a]}, many: {type: list, of: string, default: [a, b]}}\n"
        + "content: {storyboard: Main, scene: First, @}"
    ),
    outlet("label", "nameLabel", ["text", "color", "when", "background", "tint"]),
    outlet("button", "sendButton", ["name", "symbol", "enabled"]),
    outlet("field", "mailField", ["placeholder"]),
    outlet("switch", "newsSwitch", ["on"]),
    outlet("slider", "volumeSlider", ["value"]),
    outlet("segments", "sizeSegments", ["selected"]),
    scene(
      "rows of a prototype",
      Grammar.cells.shape.all.filter { $0.key != "as" },
      given: [
        "each": ["'${few}'", "'${many}'"], "identifier": ["Cell", "Other"],
        "list": ["firstTable", "secondTable"], "outlets": ["{textLabel: Circle}", "{textLabel: Square}"],
      ],
      // Nothing is seen of a tap before it is done.
      unnoticed: ["tap"],
      required: [("identifier", "Cell")],
      "screen: one\ncontext: {few: {type: list, of: string, default: [a]}, many: {type: list, of: string, default: [a, b]}}\n"
        + "content: {storyboard: Main, scene: First, cells: {@}}"
    ),
  ]

  private static func outlet(_ kind: String, _ name: String, _ keys: [String]) -> FormatPlace {
    scene(
      "an outlet of a \(kind)",
      Grammar.outlet.shape.all.filter { keys.contains($0.key) },
      given: ["selected": ["0", "1"]],
      "screen: one\ncontext: {yes: {type: bool, default: true}}\ncontent: {storyboard: Main, scene: First, outlets: {\(name): {@}}}"
    )
  }

  private static func scene(
    _ name: String,
    _ fields: some Sequence<FieldShape>,
    given: [String: [String]] = [:],
    unnoticed: Set<String> = [],
    required: [(key: String, value: String)] = [],
    _ screen: String
  ) -> FormatPlace {
    FormatPlace(
      name,
      fields,
      given: given,
      unnoticed: unnoticed,
      required: required + (name == "content that is a scene" ? [("storyboard", "Main")] : []),
      catalog: "storyboards: App",
      files: [
        "App/Main.storyboard": storyboard(scenes: scene("First", "a", views) + scene("Second", "b", "")),
        "App/Other.storyboard": storyboard(scenes: scene("First", "a", "")),
      ],
      screen
    )
  }

  private static func storyboard(scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
    initialViewController="a"><scenes>\(scenes)</scenes></document>
    """
  }

  private static func scene(_ name: String, _ id: String, _ views: String) -> String {
    let outlets = [
      ("nameLabel", "l"), ("sendButton", "k"), ("mailField", "f"), ("newsSwitch", "w"), ("volumeSlider", "s"),
      ("sizeSegments", "g"), ("firstTable", "t"), ("secondTable", "u"),
    ]
    let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"\($1)\" id=\"o\($1)\"/>" }.joined()
    return """
      <scene sceneID="\(id)s"><objects><viewController storyboardIdentifier="\(name)" customClass="\(name)" id="\(id)">
      <view key="view" contentMode="scaleToFill" id="\(id)v"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>\(views)</subviews></view><connections>\(views.isEmpty ? "" : connections)</connections>
      </viewController></objects></scene>
      """
  }

  private static let views: String = {
    func frame(_ y: Int, _ height: Int = 30) -> String {
      "<rect key=\"frame\" x=\"20\" y=\"\(y)\" width=\"200\" height=\"\(height)\"/>"
    }
    func table(_ id: String, _ y: Int) -> String {
      let cells = ["Cell", "Other"].map { name in
        """
        <tableViewCell contentMode="scaleToFill" reuseIdentifier="\(name)" textLabel="\(id)\(name)t" \
        style="IBUITableViewCellStyleDefault" id="\(id)\(name)">\(frame(0, 44))
        <tableViewCellContentView key="contentView" contentMode="center" id="\(id)\(name)c">\(frame(0, 44))<subviews>
        <label opaque="NO" contentMode="left" text="\(name)" id="\(id)\(name)t">\(frame(0))</label>
        </subviews></tableViewCellContentView></tableViewCell>
        """
      }
      return """
        <tableView contentMode="scaleToFill" dataMode="prototypes" id="\(id)">\(frame(y, 150))
        <prototypes>\(cells.joined())</prototypes></tableView>
        """
    }
    return """
      <label opaque="NO" contentMode="left" text="Ann" id="l">\(frame(60))</label>
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="k">\(frame(100))<state key="normal" title="Send"/></button>
      <textField opaque="NO" contentMode="scaleToFill" id="f">\(frame(140))</textField>
      <switch opaque="NO" contentMode="scaleToFill" id="w">\(frame(180))</switch>
      <slider opaque="NO" contentMode="scaleToFill" minValue="0.0" maxValue="1" id="s">\(frame(220))</slider>
      <segmentedControl opaque="NO" contentMode="scaleToFill" selectedSegmentIndex="-1" id="g">\(frame(260))
      <segments><segment title="S"/><segment title="M"/></segments></segmentedControl>
      """ + table("t", 300) + table("u", 480)
  }()
}
