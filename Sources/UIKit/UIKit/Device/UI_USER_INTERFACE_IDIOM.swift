public import HeadlessUIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of device, as older code asks for it.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
