import PetriCatalog

extension Grammar {
  package static let link = Form("the link", { LinkDraft() }) {
    Field(
      "url",
      \.url,
      .url,
      isRequired: true,
      "A pattern with keys of the context in braces.",
      example: "shop://orders/{number}"
    )
    Field(
      "route",
      \.route,
      .node(.oneOf([.reference(.route), .shared(.route)])),
      "One of the screen's routes, or a route of its own.",
      example: "default"
    )
    Field(
      "with",
      \.with,
      Rule.contextValues.located,
      "Values of keys that the pattern doesn't have, with its parameters and `${link}`, the link itself, in them.",
      example: "{tab: insights, url: \"/${first}/${rest}\"}"
    )
    Field(
      "when",
      \.condition,
      .node(.condition),
      "The condition under which it leads to the screen, with its parameters, `${link}` and the app's state; else the next link that matches counts.",
      example: "${number} > 0"
    )
    Field(
      "lenient",
      \.lenient,
      Rule<[String]>.list(.reference(.key), orOne: true).located,
      "Keys that get their default where a link has a value for them that can't be theirs.",
      example: "page"
    )
    plus(\.plusIsSpace)
    anyCase(\.ignoresCase)
  }

  /// Links that lead to the destination of another link.
  package static let redirect = Form("the redirect", { RedirectDraft() }) {
    Field(
      "url",
      \.url,
      .url,
      isRequired: true,
      "A pattern, whose parameters `to` can have.",
      example: "https://shop.example/out?url={url!}"
    )
    Field(
      "to",
      \.target,
      .node(.template),
      isRequired: true,
      "The link that it leads to, which is relative to the first of `hosts` where it begins with a slash, and may begin with a name of them; `none` for links that lead nowhere.",
      example: "${url}"
    )
    plus(\.plusIsSpace)
    anyCase(\.ignoresCase)
  }

  /// The hosts and schemes of a host name.
  static let hostEntries = Rule<[String]>.list(.text, atLeast: 1, orOne: true)

  private static func anyCase<Owner>(_ path: FieldPath<Owner, Bool>) -> Field<Owner> {
    Field("case", Rule.oneOfWords(["any"]), "`any` where the capitals of `A` to `Z` don't matter behind the host.") {
      owner,
      _,
      _,
      _ in owner[keyPath: path] = true
    }
  }

  private static func plus<Owner>(_ path: FieldPath<Owner, Bool>) -> Field<Owner> {
    Field("plus", Rule.oneOfWords(["space"]), "`space` where `+` in a parameter means a space.") { owner, _, _, _ in
      owner[keyPath: path] = true
    }
  }
}

package struct LinkDraft: Sendable {
  var url: Located<String>?
  var route: Int?
  var with: Located<ContextLiteral>?
  var condition: Int?
  var lenient: Located<[String]>?
  var plusIsSpace = false
  var ignoresCase = false
}

package struct RedirectDraft: Sendable {
  var url: Located<String>?
  var target: Int?
  var plusIsSpace = false
  var ignoresCase = false
}

extension Rule<Located<String>> {
  /// A link pattern, which is checked together with its neighboring keys.
  fileprivate static let url = Rule(.text) { reader, node, _ in Located(value: reader.tree.string(node), node: node) }
}
