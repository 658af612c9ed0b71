/// How date pickers look.
public protocol DatePickerStyle: Sendable {
    /// Which of the system's styles it is.
    var _kind: _DatePickerKind { get }
}

/// Which of the system's styles a date picker has.
public enum _DatePickerKind: Hashable, Sendable {
    /// Boxes.
    case compact
    /// A calendar.
    case graphical
    /// Wheels.
    case wheels
}

/// Boxes with the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Boxes.
    public var _kind: _DatePickerKind { .compact }
    /// The style.
    public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// A calendar.
    public var _kind: _DatePickerKind { .graphical }
    /// The style.
    public init() {}
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Wheels.
    public var _kind: _DatePickerKind { .wheels }
    /// The style.
    public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The usual style.
    public static var automatic: CompactDatePickerStyle { .init() }
    /// Boxes.
    public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { .init() }
}
