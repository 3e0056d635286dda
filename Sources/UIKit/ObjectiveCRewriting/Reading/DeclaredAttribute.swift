/// An attribute before a declaration, such as `@objc(tap:)`.
struct DeclaredAttribute: Equatable {
  let name: String
  /// Between the parentheses; nil without any.
  let argument: String?
}
