import Foundation

/// Runs a closure; Linux has no objects that wait to be released.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A random number below a bound; 0 below 0 and 1.
@_disfavoredOverload
public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound < 2 ? 0 : UInt32.random(in: 0..<bound) }

/// A random number. Newer Linux has the function itself, which comes first where both are imported.
@_disfavoredOverload
public func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The largest number, as Darwin's mathematics names it; `Float`, since it is `MAXFLOAT`.
public let HUGE = Float.greatestFiniteMagnitude

/// Seconds since 2001 began, in Greenwich.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time now, in seconds since 2001 began in Greenwich.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
