// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// Names of Apple's system libraries that sources for apps use with Foundation alone.

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A text of Core Foundation: Foundation's own.
public typealias CFString = NSString
/// An address of Core Foundation: Foundation's own.
public typealias CFURL = NSURL
/// An error.
public typealias CFError = NSError
/// A list of Core Foundation: Foundation's own.
public typealias CFArray = NSArray
/// A dictionary of Core Foundation: Foundation's own.
public typealias CFDictionary = NSDictionary
/// Bytes of Core Foundation: Foundation's own.
public typealias CFData = NSData
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject

/// The key of a bundle's build number.
public var kCFBundleVersionKey: CFString { "CFBundleVersion" }
/// The key of a bundle's name.
public var kCFBundleNameKey: CFString { "CFBundleName" }
/// The key of a bundle's identifier.
public var kCFBundleIdentifierKey: CFString { "CFBundleIdentifier" }
/// The key of a bundle's program.
public var kCFBundleExecutableKey: CFString { "CFBundleExecutable" }

/// Says where memory comes from: everywhere the same.
public final class CFAllocator: Sendable {}
/// The usual one.
public var kCFAllocatorDefault: CFAllocator? { nil }
/// Characters of Core Foundation that may change: Foundation's own.
public typealias CFMutableData = NSMutableData
/// A range of Core Foundation.
public struct CFRange: Hashable, Sendable {
    public var location: Int
    public var length: Int
    public init(location: Int = 0, length: Int = 0) {
        self.location = location
        self.length = length
    }
}
/// A range of Core Foundation.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }
/// Sets the handler of uncaught exceptions, none of which is thrown on Linux.
public func NSSetUncaughtExceptionHandler(_ handler: ((Any) -> Void)?) {}
