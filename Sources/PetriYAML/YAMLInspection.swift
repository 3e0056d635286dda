/// The result of looking at a file's records.
public enum YAMLInspection<Result> {
  /// The result, and the root of each document where those are kept.
  case result(Result, documents: [YAMLNode])
  /// Nothing, so that here is everything.
  case stream(YAMLStream)
}
