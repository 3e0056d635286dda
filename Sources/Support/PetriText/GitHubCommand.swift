/// Escapes text for a GitHub Actions workflow command: `::error file=a.yaml,title=b::message`.
///
/// Compares code points as the runner does, because a delimiter before a combining mark still delimits.
public enum GitHubCommand {
  /// The escaped value of a property.
  public static func property(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: nil
      }
    }
  }

  /// The escaped message, which may have several lines.
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
