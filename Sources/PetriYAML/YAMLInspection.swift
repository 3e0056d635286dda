/// What came of looking at a file's records.
public enum YAMLInspection<Result> {
  /// What was found.
  case result(Result)
  /// Nothing, so that here is everything.
  case stream(YAMLStream)
}
