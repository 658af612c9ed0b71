@_exported public import EventKit
public import Foundation
@_exported public import UIKitLayout

public enum EKEventEditViewAction: Int, Sendable { case canceled = 0, saved, deleted }
public enum EKEventViewAction: Int, Sendable { case done = 0, responded, deleted }

/// The form of an event: an empty plane.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore?
    open var event: EKEvent?
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
    }
}

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar { EKCalendar(for: .event, eventStore: EKEventStore()) }
}

/// The page of an event: an empty plane.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent?
    open var allowsEditing = false
    open var allowsCalendarPreview = false
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
    }
}

@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single = 0, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars = 0, writableCalendarsOnly }

/// The list of calendars: an empty plane, since there are none.
@preconcurrency @MainActor
open class EKCalendarChooser: UIViewController {
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var showsDoneButton = false
    open var showsCancelButton = false
    open var selectedCalendars: Set<EKCalendar> = []
    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType = .event, eventStore: EKEventStore
    ) { super.init(nibName: nil, bundle: nil) }
    /// Makes none: archives hold none.
    public required init?(coder: NSCoder) { nil }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
    }
}

@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
}
