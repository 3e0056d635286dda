/// The resources of an app that its documents name.
struct InterfaceResources {
  /// The names of the images of files and asset catalogues.
  let images: Set<String>
  /// The names of the colours of asset catalogues.
  let colors: Set<String>
}
