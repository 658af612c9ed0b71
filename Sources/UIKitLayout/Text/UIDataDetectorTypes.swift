/// What is found in texts and made links; raw values are Apple's.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Wraps bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Addresses on the web.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses of houses.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// Everything.
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
