// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
public import Foundation

// Names of Core Foundation's that sources for apps use with Foundation alone.

/// A truth value of Core Foundation: Foundation's number.
public typealias CFBoolean = NSNumber
/// A number of Core Foundation: Foundation's own.
public typealias CFNumber = NSNumber
/// The true value.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// The false value.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// A truth value as C has it on Apple's systems.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, Sendable, CustomStringConvertible {
    public var boolValue: Bool
    public init(_ value: Bool) { boolValue = value }
    public init(booleanLiteral value: Bool) { boolValue = value }
    public var description: String { boolValue.description }
}

/// A name of a message between programs.
public struct CFNotificationName: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: CFString) { self.rawValue = rawValue as String }
    public init(rawValue: CFString) { self.rawValue = rawValue as String }
}

/// When a message between programs is delivered; raw values are Apple's.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
    case drop = 1
    case coalesce, hold, deliverImmediately
}

/// Messages between programs. There is no other program: none is sent and none arrives.
public final class CFNotificationCenter: Sendable {
    fileprivate static let shared = CFNotificationCenter()
}

/// A function that is called for a message.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// The messages between programs.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .shared }
/// The messages inside the program.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .shared }
/// Asks for messages: none arrives.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
    _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}
/// Asks for messages no longer.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
    _ object: UnsafeRawPointer!
) {}
/// Asks for no messages any more.
public func CFNotificationCenterRemoveEveryObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!
) {}
/// Sends a message, which has no receiver.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!,
    _ userInfo: CFDictionary!, _ deliverImmediately: Bool
) {}

/// A place for an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
