import InterfaceBuilder

/// A way of a document from a controller: made anew each time that it is taken.
struct SegueTemplate {
  let segue: Segue
  /// The identifier of the controller that it leads to, or of the exit.
  let destination: String
  let source: InterfaceIdentity
}
