/// The first responder or the exit of a scene: an action that is sent to it goes to the first responder that has the method.
final class InterfacePlaceholder {}
