import PetriCatalog

/// Maps words of UIKit, SwiftUI, HTML, React Native and plain English to the format's words.
enum OtherWords {
  static func meaning(of word: String, among known: [String]) -> String? { meanings(of: word, among: known).first }

  /// All known names that a foreign word may mean, most likely first.
  static func meanings(of word: String, among known: [String]) -> [String] {
    let plain = withoutPrefix(word)
    let same = known.filter { $0 != word && $0.lowercased() == plain.lowercased() }
    return same + (table[word.lowercased()] ?? table[plain.lowercased()] ?? []).filter(known.contains)
  }

  /// A class name without its prefix, or a member without its dot: `UILabel` as `Label`.
  private static func withoutPrefix(_ word: String) -> String {
    if word.hasPrefix("."), word.count > 1 { return String(word.dropFirst()) }
    let isClass = ["UI", "WK", "MK"].contains(word.prefix(2)) && word.dropFirst(2).first?.isUppercase == true
    return isClass ? String(word.dropFirst(2)) : word
  }

  /// The format's words by lowercase foreign word, most likely first. The location of the word decides which of them
  /// can be meant.
  private static let table: [String: [String]] = {
    let groups: [(String, [String])] = [
      // Actions
      ("tap", ["ontap", "onclick", "onpress", "onselect", "action", "click", "handler"]),
      ("actions", ["action", "buttons"]),
      ("open", ["push", "navigate", "goto", "href"]),
      ("onSubmit", ["oncommit", "onreturn"]),
      // Content
      ("title", ["text", "label", "name", "headline", "navigationtitle"]),
      ("text", ["title", "label", "string", "content"]),
      ("label", ["text", "title", "paragraph"]), ("subtitle", ["detail", "description", "caption", "subtext"]),
      ("subtitle", ["secondarytext", "detailtext"]), ("value", ["trailing", "trailingtext"]),
      ("image", ["icon", "picture", "img", "imageview", "photo", "avatar"]),
      ("symbol", ["icon", "systemimage", "systemname", "sfsymbol", "system"]), ("name", ["src", "source"]),
      ("placeholder", ["hint", "prompt"]), ("message", ["body", "description", "text"]),
      ("accessibilityLabel", ["a11ylabel", "arialabel", "voiceover"]),
      // Conditions and repetition
      ("each", ["foreach", "for", "repeat", "loop"]), ("when", ["if", "visible", "condition", "shown"]),
      ("enabled", ["isenabled"]), ("focused", ["focus", "autofocus", "isfocused"]),
      ("on", ["ison", "checked", "ischecked", "value"]), ("secure", ["password", "issecure", "securetextentry"]),
      ("with", ["parameters", "params", "arguments", "args", "props", "context", "values"]),
      // Appearance
      ("padding", ["margin", "insets", "margins"]), ("spacing", ["gap"]), ("axis", ["direction", "orientation"]),
      (
        "alignment",
        ["align", "textalignment", "justify", "textalign", "text-align", "alignitems", "align-items", "gravity"]
      ),
      ("distribution", ["justifycontent", "justify-content"]),
      ("font", ["fontsize", "font-size", "fontweight", "font-weight", "fontfamily", "font-family"]),
      ("lines", ["numberoflines", "maxlines", "linelimit"]),
      ("color", ["textcolor", "foreground", "foregroundcolor", "colour"]),
      ("background", ["backgroundcolor", "background-color", "bg", "fill"]),
      ("tint", ["tintcolor", "accentcolor", "color"]),
      ("cornerRadius", ["radius", "borderradius", "border-radius", "corners"]), ("alpha", ["opacity"]),
      ("style", ["role", "kind", "variant"]), ("mode", ["contentmode", "resizemode", "scaling"]),
      ("leading", ["left", "start"]), ("trailing", ["right", "end"]), ("minimum", ["min"]), ("maximum", ["max"]),
      ("titles", ["options", "items", "segments", "choices"]),
      ("views", ["children", "items", "subviews", "rows", "cells", "row", "data"]),
      ("content", ["views", "body", "view"]),
      ("keyboard", ["keyboardtype"]), ("returnKey", ["returnkeytype", "submitlabel"]),
      ("contentType", ["textcontenttype", "autocomplete"]), ("capitalization", ["autocapitalization"]),
      ("bar", ["navigationbar", "navbar", "navigationitem"]),
      ("leading", ["leftbarbuttonitem", "leftbarbuttonitems"]),
      ("trailing", ["rightbarbuttonitem", "rightbarbuttonitems"]),
      ("border", ["borderwidth", "bordercolor", "stroke"]), ("width", ["frame"]), ("grow", ["flex", "flexgrow"]),
      ("values", ["cases"]), ("of", ["items", "element"]), ("catalog", ["name"]),
      ("expect", ["assert", "see", "verify", "waitfor"]), ("title1", ["title"]),
      // View kinds
      ("switch", ["toggle", "checkbox"]), ("textField", ["input", "textinput", "edittext"]),
      ("textView", ["textarea", "texteditor"]), ("list", ["table", "tableview", "listview", "recyclerview"]),
      ("grid", ["collection", "collectionview", "lazyvgrid"]),
      ("stack", ["vstack", "column", "stackview", "linearlayout"]),
      ("overlay", ["zstack"]), ("spinner", ["loader", "activityindicator", "activityindicatorview", "loading"]),
      ("progress", ["progressview"]),
      ("divider", ["separator", "hr", "line"]), ("picker", ["select", "dropdown"]),
      ("segments", ["segmentedcontrol"]), ("searchField", ["searchbar", "search"]), ("web", ["webview"]),
      ("map", ["mapview"]), ("scroll", ["scrollview"]), ("box", ["card", "container", "group", "div"]),
      ("part", ["component"]), ("row", ["cell", "listitem", "navigationlink"]), ("button", ["link"]),
      // Containers
      ("navigation", ["navigationcontroller", "navigationview", "navigationstack", "nav"]),
      ("tabs", ["tabbarcontroller", "tabbar", "tabview"]),
      ("split", ["splitviewcontroller", "navigationsplitview"]), ("pages", ["pageviewcontroller", "pager"]),
      // Types
      ("string", ["text", "str"]), ("int", ["integer", "number", "long"]),
      ("double", ["float", "decimal", "number", "cgfloat"]),
      ("bool", ["boolean"]), ("list", ["array"]), ("choice", ["enum"]),
      ("object", ["dictionary", "struct", "map", "dict"]), ("date", ["datetime"]),
      // Words
      ("pageSheet", ["sheet", "modal"]), ("fullScreen", ["fullscreencover", "cover"]),
      ("emailAddress", ["email", "mail"]), ("telephoneNumber", ["phone", "telephone", "tel"]),
      ("oneTimeCode", ["otp", "onetimepassword"]), ("postalCode", ["zip", "zipcode"]), ("numberPad", ["number"]),
      ("decimalPad", ["decimal"]), ("phonePad", ["phone", "tel"]), ("disclosure", ["chevron", "arrow"]),
      ("checkmark", ["check", "tick"]), ("detail", ["info"]), ("space", ["flexiblespace", "spacer"]),
      ("destructive", ["delete", "danger"]), ("beginsWith", ["startswith", "hasprefix"]),
      ("endsWith", ["hassuffix"]),
    ]
    var table: [String: [String]] = [:]
    for (meant, words) in groups {
      for word in words { table[word, default: []].append(meant) }
    }
    return table
  }()
}

/// Recognizes the notations of colors in other systems.
enum MeantColor {
  /// The color that a name in Swift, Objective-C or British English means: `.systemRed`, `labelColor`, `grey`.
  static func name(of text: String, among known: [String]) -> String? {
    var name = text.split(separator: ".").last.map(String.init) ?? ""
    if known.contains(name) { return name == text ? nil : name }
    if name.hasSuffix("Color") { name = String(name.dropLast(5)) }
    name = name.replacing("Grey", with: "Gray").replacing("grey", with: "gray")
    return name != text && known.contains(name) ? name : nil
  }

  static func advice(onDigits text: String) -> String? {
    var digits = text[...]
    let hasSign = digits.hasPrefix("#")
    if hasSign { digits = digits.dropFirst() }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { digits = digits.dropFirst(2) }
    let isPlain = digits.count == text.count
    guard !digits.isEmpty, digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return hasSign ? forms : nil
    }
    if [3, 6, 8].contains(digits.count), !hasSign { return "write \"#\(digits)\"" }
    return isPlain ? nil : forms
  }

  /// Whether a text starts with a CSS color function, whose commas separate entries in YAML braces.
  static func isCall(_ text: some StringProtocol) -> Bool {
    ["rgb(", "rgba(", "hsl(", "hsla("].contains { text.hasPrefix($0) }
  }

  static func isArgument(_ key: String) -> Bool { key.utf8.allSatisfy { "0123456789.%) ".utf8.contains($0) } }

  private static let forms = "write \"#RGB\", \"#RRGGBB\" or \"#RRGGBBAA\""
}

/// Advice for a key that a mapping can't have: where it belongs, or what to write instead.
enum KeyAdvice {
  static func text(for key: String, in shape: FormShape) -> String? {
    switch (shape.identity, shape.name) {
    case (.screen?, _): onScreen(key)
    case (_, Grammar.content.shape.name):
      kind(of: key).map { "list the views below, each with a dash: '- \($0): …'" }
    case (_, Grammar.bar.shape.name) where Grammar.screen.shape[key] != nil: "it belongs to the screen, beside 'bar'"
    case (_, Grammar.field.shape.name) where ["required", "optional", "nullable"].contains(key):
      "write '?' behind the type of a key that may be absent: string?"
    default: general(key)
    }
  }

  private static func onScreen(_ key: String) -> String? {
    guard OtherWords.meaning(of: key, among: Grammar.screen.shape.keys) == nil else { return nil }
    if Grammar.content.shape[key] != nil { return "it belongs to 'content': content: {\(key): …}" }
    if Grammar.bar.shape[key] != nil { return "it belongs to 'bar': bar: {\(key): …}" }
    return Grammar.catalog.shape[key] == nil ? nil : "it belongs in Catalog.yaml"
  }

  private static func kind(of key: String) -> String? {
    Grammar.kind(named: key) == nil
      ? OtherWords.meaning(of: key, among: Grammar.viewForms.map(\.kind.rawValue)) : key
  }

  private static func general(_ key: String) -> String? {
    switch key {
    case "alignSelf", "align-self": "a view is placed by the 'alignment' of the stack or the content around it"
    default: nil
    }
  }
}
