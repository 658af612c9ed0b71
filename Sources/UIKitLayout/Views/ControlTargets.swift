import Foundation

/// The methods that a control calls.
@MainActor
struct ControlTargets {
    private struct Entry {
        weak var target: AnyObject?
        let isForResponders: Bool
        let action: Selector
        var events: UIControl.Event
    }

    private var entries: [Entry] = []

    /// Adds a method, once.
    mutating func add(_ target: Any?, _ action: Selector, _ events: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        let isKnown = entries.contains { $0.target === object && $0.action == action && $0.events == events }
        if !isKnown {
            entries.append(Entry(target: object, isForResponders: target == nil, action: action, events: events))
        }
    }

    mutating func remove(_ target: Any?, _ action: Selector?, _ events: UIControl.Event) {
        let object = target.map { $0 as AnyObject }
        for index in entries.indices {
            let entry = entries[index]
            let isMeant = (object == nil || entry.target === object) && (action == nil || entry.action == action)
            if isMeant { entries[index].events.subtract(events) }
        }
        entries.removeAll(where: \.events.isEmpty)
    }

    func send(_ events: UIControl.Event, from control: UIControl) {
        for entry in entries where !entry.events.isDisjoint(with: events) {
            guard entry.isForResponders || entry.target != nil else { continue }
            control.sendAction(entry.action, to: entry.target, for: nil)
        }
    }

    var all: Set<AnyHashable> { Set(entries.compactMap { $0.target as? AnyHashable }) }
    var events: UIControl.Event { entries.reduce([]) { $0.union($1.events) } }

    func names(of target: Any?, _ event: UIControl.Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let found = entries.filter { $0.target === object && $0.events.contains(event) }.map(\.action.description)
        return found.isEmpty ? nil : found
    }
}
