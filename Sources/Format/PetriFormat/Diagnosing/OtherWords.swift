/// Maps words of UIKit, SwiftUI, HTML, React Native and plain English to the format's words.
enum OtherWords {
  /// The first of the known names that a foreign word may mean.
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
