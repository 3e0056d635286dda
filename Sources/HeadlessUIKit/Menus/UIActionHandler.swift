/// What an action does; it gets the action.
public typealias UIActionHandler = (UIAction) -> Void
