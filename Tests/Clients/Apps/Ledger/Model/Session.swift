import Foundation
#if canImport(os)
    import os
#endif

@objc protocol SessionObserver {
    @objc optional func sessionDidOpen(_ session: Session)
    @objc func sessionDidClose(_ session: Session)
}

@objcMembers
final class Session: NSObject {
    dynamic var userName: String?
    private(set) var isOpen = false
    weak var observer: SessionObserver?

    static let nameKey = #keyPath(Session.userName)

    func open() {
        isOpen = true
        observer?.sessionDidOpen?(self)
    }

    func close(animated: Bool) {
        isOpen = false
        observer?.sessionDidClose(self)
    }
}
