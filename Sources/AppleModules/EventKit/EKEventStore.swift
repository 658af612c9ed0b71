// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_exported public import Foundation
public import UIKitLayout

// Calendars, which the app was not asked to share: there are none, and nothing is saved. Events that an app makes keep what they are given.

public enum EKEntityType: UInt, Sendable { case event = 0, reminder }
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, fullAccess, writeOnly
    public static var authorized: EKAuthorizationStatus { .fullAccess }
}
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }
public enum EKCalendarType: Int, Sendable { case local = 0, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local = 0, exchange, calDAV, mobileMe, subscribed, birthdays }
public enum EKEventAvailability: Int, Sendable { case notSupported = -1, busy, free, tentative, unavailable }
public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }
public enum EKRecurrenceFrequency: Int, Sendable { case daily = 0, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }

public struct EKError: Error, Sendable {
    public enum Code: Int, Sendable { case eventNotMutable = 0, noCalendar, noStartDate, noEndDate, datesInverted }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

open class EKObject: NSObject {
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }
    open func refresh() -> Bool { false }
    open func reset() {}
    open func rollback() {}
}

open class EKSource: EKObject {
    open var sourceIdentifier: String { "" }
    open var sourceType: EKSourceType { .local }
    open var title: String { "" }
}

open class EKCalendar: EKObject {
    open var calendarIdentifier: String { "" }
    open var title = ""
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { false }
    open var isImmutable: Bool { true }
    open var isSubscribed: Bool { false }
    open var cgColor: CGColor?
    open weak var source: EKSource?
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {}
}

open class EKAlarm: EKObject {
    open var relativeOffset: TimeInterval
    open var absoluteDate: Date?
    public init(absoluteDate date: Date) {
        absoluteDate = date
        relativeOffset = 0
    }
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

open class EKRecurrenceEnd: NSObject {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end endDate: Date) {
        self.endDate = endDate
        occurrenceCount = 0
    }
    public init(occurrenceCount: Int) {
        endDate = nil
        self.occurrenceCount = occurrenceCount
    }
}

open class EKRecurrenceDayOfWeek: NSObject {
    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int
    public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
        self.dayOfTheWeek = dayOfTheWeek
        self.weekNumber = weekNumber
    }
}

open class EKRecurrenceRule: EKObject {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    open var recurrenceEnd: EKRecurrenceEnd?
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        frequency = type
        self.interval = interval
        recurrenceEnd = end
        daysOfTheWeek = nil
    }
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        frequency = type
        self.interval = interval
        daysOfTheWeek = days
        recurrenceEnd = end
    }
}

open class EKStructuredLocation: EKObject {
    open var title: String?
    open var radius = 0.0
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
}

open class EKParticipant: EKObject {
    open var name: String? { nil }
    open var isCurrentUser: Bool { false }
}

open class EKCalendarItem: EKObject {
    open var calendar: EKCalendar?
    open var calendarItemIdentifier: String { "" }
    open var title: String?
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var creationDate: Date? { nil }
    open var lastModifiedDate: Date? { nil }
    open var alarms: [EKAlarm]?
    open var attendees: [EKParticipant]? { nil }
    open var recurrenceRules: [EKRecurrenceRule]?
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var hasNotes: Bool { notes?.isEmpty == false }
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

open class EKEvent: EKCalendarItem {
    open var eventIdentifier: String? { nil }
    open var isAllDay = false
    open var startDate: Date?
    open var endDate: Date?
    open var availability = EKEventAvailability.notSupported
    open var structuredLocation: EKStructuredLocation?
    open var status: EKEventStatus { .none }
    open var organizer: EKParticipant? { nil }
    open var isDetached: Bool { false }
    public init(eventStore: EKEventStore) {}
}

open class EKReminder: EKCalendarItem {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    open var priority = 0
    public init(eventStore: EKEventStore) {}
}

public typealias EKEventStoreRequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

open class EKEventStore: NSObject {
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    open var sources: [EKSource] { [] }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// Asks a person, who does not answer.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {}
    /// Asks a person, who refuses.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {}
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {}
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {}
    open func requestFullAccessToReminders() async throws -> Bool { false }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.noCalendar) }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.noCalendar) }
    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.noCalendar) }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.noCalendar) }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.noCalendar) }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.noCalendar) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.noCalendar) }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.noCalendar) }
    open func commit() throws {}
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        completion([])
        return NSNull()
    }
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    open func reset() {}
}

extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
