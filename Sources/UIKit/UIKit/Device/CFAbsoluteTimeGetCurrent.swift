import Foundation

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the beginning of 2001: Core Foundation's function, which Foundation brings on Apple's platforms.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
