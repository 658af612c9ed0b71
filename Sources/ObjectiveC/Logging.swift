public import Foundation

/// A log under Apple's name, for adapted sources: a picture has none, so nothing is written.
public struct Logger: Sendable {
    /// A log of a part of a program.
    public init(subsystem: String = "", category: String = "") {}

    /// A log by its older name.
    public init(_ log: OSLog) {}

    /// Writes nothing.
    public func log(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    /// Writes nothing.
    public func trace(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func debug(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func info(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func notice(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func warning(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func error(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func critical(_ message: OSLogMessage) {}
    /// Writes nothing.
    public func fault(_ message: OSLogMessage) {}
}

/// A message of a log, whose values are not looked at.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// Who may read a value.
    public struct Privacy: Sendable {
        /// Everybody.
        public static let `public` = Privacy()
        /// Nobody but the developer.
        public static let `private` = Privacy()
        /// Nobody.
        public static let sensitive = Privacy()
        /// As the kind of value has it.
        public static let auto = Privacy()
    }

    /// A message without values.
    public init(stringLiteral value: String) {}

    /// A message with values.
    public init(stringInterpolation: Interpolation) {}

    /// Takes values and drops them.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        /// Begins a message.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Takes words.
        public mutating func appendLiteral(_ literal: String) {}

        /// Takes a value.
        public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: Privacy = .auto) {}
    }
}

/// How much a message matters.
public struct OSLogType: Hashable, Sendable {
    /// The number that Apple gives it.
    public let rawValue: UInt8

    /// Usual.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful.
    public static let info = OSLogType(rawValue: 1)
    /// For developers.
    public static let debug = OSLogType(rawValue: 2)
    /// A mistake.
    public static let error = OSLogType(rawValue: 16)
    /// A mistake of the program.
    public static let fault = OSLogType(rawValue: 17)
}

/// A log by its older name.
public final class OSLog: Sendable {
    /// The usual one.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// One that is switched off.
    public static let disabled = OSLog(subsystem: "", category: "")

    /// A log of a part of a program.
    public init(subsystem: String, category: String) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes nothing.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes nothing.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...) {}

/// The contents of logs, which are empty, as `Logger` writes nothing.
public final class OSLogStore: Sendable {
    /// Whose logs.
    public enum Scope: Int, Sendable {
        /// The system's.
        case system = 0
        /// This program's.
        case currentProcessIdentifier = 1
    }
    /// Opens the logs of a scope.
    public init(scope: Scope) throws {}
    /// A place in the logs.
    public func position(date: Date) -> OSLogPosition { OSLogPosition() }
    /// A place in the logs, in seconds from their end.
    public func position(timeIntervalSinceEnd: TimeInterval) -> OSLogPosition { OSLogPosition() }
    /// A place in the logs, in seconds from the start of the system.
    public func position(timeIntervalSinceLatestBoot: TimeInterval) -> OSLogPosition { OSLogPosition() }
    /// The entries: none.
    public func getEntries(at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws
        -> [OSLogEntry]
    {
        []
    }
}

/// A place in logs.
public final class OSLogPosition: Sendable {}

/// Something that was written: nothing is.
open class OSLogEntry {
    /// When.
    public let date = Date(timeIntervalSinceReferenceDate: 0)
    /// The words.
    public let composedMessage = ""
}

/// A message that was written: none is.
public final class OSLogEntryLog: OSLogEntry {
    /// The weight of a message.
    public enum Level: Int, Sendable { case undefined = 0, debug, info, notice, error, fault }
    /// The weight.
    public let level = Level.undefined
    /// The part of the part of the program.
    public let category = ""
    /// The part of the program.
    public let subsystem = ""
    /// The program.
    public let process = ""
}
