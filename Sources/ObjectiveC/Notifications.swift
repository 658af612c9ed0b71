public import Foundation

extension NotificationCenter {
    /// Calls a method of an observer, as long as that one lives, whenever a notification is posted on the main thread.
    public func addObserver(
        _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
        guard type(of: observer) is AnyClass else { return }
        let observer = WeakObject(observer as AnyObject)
        _ = addObserver(forName: name, object: object, queue: nil) { notification in
            // What is posted elsewhere cannot reach objects that belong to the main actor.
            guard MainQueue.isCurrent else { return }
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated {
                guard let observer = observer.object else { return }
                LinkedClasses.call(selector, of: observer, [notification])
            }
        }
    }
}

extension Timer {
    /// A timer that calls a method with itself; it holds its target, as on Apple's systems.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = HeldObject(target as AnyObject)
        self.init(timeInterval: timeInterval, repeats: repeats) { timer in
            guard MainQueue.isCurrent else { return }
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { _ = LinkedClasses.call(selector, of: target.object, [timer]) }
        }
    }

    /// A timer of the current run loop that calls a method with itself.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// An object that is touched on the main actor alone.
private final class WeakObject: @unchecked Sendable {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
}

/// An object that is touched on the main actor alone.
private final class HeldObject: @unchecked Sendable {
    let object: AnyObject

    init(_ object: AnyObject) { self.object = object }
}

/// The queue of the main actor, which a thread of its own serves once a program's `main` waits.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs there.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}
