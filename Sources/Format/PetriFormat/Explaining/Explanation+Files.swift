import PetriDiagnostics

extension Explanation {
  static let files: [Explanation] = [
    Explanation(
      .missingFile,
      """
      `screens` names a file or folder that doesn't exist, or a pattern that matches no file. File names must end in `.yaml` \
      or `.yml`, in lowercase.
      """,
      wrong: "catalog: Shop\nscreens: [Screns]\n",
      right: "catalog: Shop\nscreens: [Screens]\n"
    ),
    Explanation(
      .cannotRead,
      """
      The operating system couldn't read the file; the message gives the reason. All files, including those behind symbolic \
      links, must be inside the catalogue's folder.
      """
    ),
    Explanation(.badJSON, "The name of the context file ends in .json, but its content isn't JSON."),
  ]
}
