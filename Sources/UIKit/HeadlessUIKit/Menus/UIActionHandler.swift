/// The work of an action; it gets the action.
public typealias UIActionHandler = (UIAction) -> Void
