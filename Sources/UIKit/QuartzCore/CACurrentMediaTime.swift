public import HeadlessUIKit

// Core Animation's name begins with a capital.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time of animations in seconds: that of `HeadlessRuntime.clock`.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  HeadlessRuntime.clock.now
}
