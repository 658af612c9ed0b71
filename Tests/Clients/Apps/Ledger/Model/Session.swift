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

#if canImport(os)
    private let log = Logger(subsystem: "ledger", category: "session")

    func note(_ session: Session) {
        log.debug("session of \(session.userName ?? "nobody", privacy: .private)")
        os_log("open %d", log: .default, type: .info, session.isOpen ? 1 : 0)
    }
#endif
