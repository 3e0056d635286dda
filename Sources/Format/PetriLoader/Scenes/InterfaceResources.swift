/// The resources that an app's documents refer to.
struct InterfaceResources {
  let images: Set<String>
  let colors: Set<String>
}
