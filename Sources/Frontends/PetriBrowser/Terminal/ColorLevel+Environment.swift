public import PetriText

extension ColorLevel {
  /// How many colours a terminal shows, by its environment variables: the terminal isn't asked, so there is nothing to wait for.
  ///
  /// `COLORTERM` comes first, then the terminals that are known to show all colours without announcing it, then `TERM`.
  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let word = environment["COLORTERM"]?.lowercased() ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if ["truecolor", "24bit"].contains(word) || term.hasSuffix("-direct") || environment["WT_SESSION"] != nil
      || ColorLevel.exactPrograms.contains(program) || ColorLevel.exactTerms.contains(where: { term.hasPrefix($0) })
    {
      self = .exact
    } else if term.contains("256color") || program == "Apple_Terminal" {
      self = .many
    } else {
      self = .sixteen
    }
  }

  private static let exactPrograms: Set<String> = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio"]
  private static let exactTerms = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour", "rio"]
}
