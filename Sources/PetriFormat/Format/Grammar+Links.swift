import PetriCatalog

extension Grammar {
  /// One of the screen's links.
  public static let link = FormShape(
    "the link",
    [
      FieldShape(
        "url",
        .text,
        isRequired: true,
        "A pattern with keys of the context in braces.",
        example: "shop://orders/{number}"
      ),
      FieldShape(
        "route",
        .oneOf([.reference(.route), .shared(.route)]),
        "One of the screen's routes, or a route of its own.",
        example: "default"
      ),
      FieldShape("with", .values(.key), "Values of keys that the pattern doesn't have.", example: "{tab: insights}"),
      FieldShape(
        "lenient",
        .list(.reference(.key), orOne: true),
        "Keys that get their default where a link has a value for them that can't be theirs.",
        example: "page"
      ),
      plus,
    ]
  )

  /// Links that lead where another link leads.
  public static let redirect = FormShape(
    "the redirect",
    [
      FieldShape(
        "url",
        .text,
        isRequired: true,
        "A pattern, whose parameters `to` can have.",
        example: "https://shop.example/out?url={url!}"
      ),
      FieldShape(
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
  public static let hostEntries = Shape.list(.text, atLeast: 1, orOne: true)

  static let hosts = FieldShape(
    "hosts",
    .named(.hosts, hostEntries),
    "Hosts and schemes by names that patterns of links begin with; a name above another can be one of its entries.",
    example: "{web: [shop.example, \"*.shop.example\"], app: shop}"
  )

  /// The catalogue's redirects.
  public static let redirects = FieldShape(
    "redirects",
    .list(.shared(.redirect), orOne: true),
    "Links that lead where other links lead.",
    example: "[{url: \"https://shop.example/out?url={url!}\", to: \"${url}\"}]"
  )

  private static let plus = FieldShape("plus", .word(["space"]), "`space` where `+` in a parameter means a space.")
}
