import PetriCatalog

extension Grammar {
  /// One of the screen's links.
  public static let link = Fields(
    "the link",
    [
      Field(
        "url",
        .text,
        isRequired: true,
        "A pattern with keys of the context in braces.",
        example: "shop://orders/{number}"
      ),
      Field(
        "route",
        .oneOf([.reference(.route), .shared(.route)]),
        "One of the screen's routes, or a route of its own.",
        example: "default"
      ),
      Field("with", .values(.key), "Values of keys that the pattern doesn't have.", example: "{tab: insights}"),
      Field(
        "lenient",
        .list(.reference(.key), orOne: true),
        "Keys that get their default where a link has a value for them that can't be theirs.",
        example: "page"
      ),
      plus,
    ]
  )

  /// Links that lead where another link leads.
  public static let redirect = Fields(
    "the redirect",
    [
      Field(
        "url",
        .text,
        isRequired: true,
        "A pattern, whose parameters `to` can have.",
        example: "https://shop.example/out?url={url!}"
      ),
      Field(
        "to",
        .template,
        isRequired: true,
        "The link that it leads to, which is relative to the first of `hosts` where it begins with a slash, and may begin with a name of them.",
        example: "${url}"
      ),
      plus,
    ]
  )

  /// What a name of hosts stands for.
  public static let hostEntries = Rule.list(.text, atLeast: 1, orOne: true)

  static let hosts = Field(
    "hosts",
    .named(.hosts, hostEntries),
    "Hosts and schemes by names that patterns of links begin with; a name above another can be one of its entries.",
    example: "{web: [shop.example, \"*.shop.example\"], app: shop}"
  )

  /// The catalogue's redirects.
  public static let redirects = Field(
    "redirects",
    .list(.shared(.redirect), orOne: true),
    "Links that lead where other links lead.",
    example: "[{url: \"https://shop.example/out?url={url!}\", to: \"${url}\"}]"
  )

  private static let plus = Field("plus", .word(["space"]), "`space` where `+` in a parameter means a space.")
}
