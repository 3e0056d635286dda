/// Text in a command that GitHub Actions reads from a line of output: `::error file=a.yaml,title=b::message`.
///
/// Signs are looked for by code points, as the runner does: one with a combining mark behind it still ends a property.
public enum GitHubCommand {
  /// A property's value.
  public static func property(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// A message, which may have several lines.
  public static func message(_ text: String) -> String { escaped(text) { _ in nil } }

  private static func escaped(_ text: String, _ other: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in TextCleaning(keepsNewlines: true).clean(text).unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\n": result += "%0A"
      default: result += other(scalar) ?? String(scalar)
      }
    }
    return result
  }
}
