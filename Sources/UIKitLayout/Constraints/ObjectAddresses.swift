/// How objects are told apart in printed constraints.
@MainActor
package final class ObjectAddresses {
    /// An object that was asked for. Another one may have its place in memory later.
    private struct Numbered {
        weak var object: AnyObject?
        let number: Int
    }

    private let isCounting: Bool
    private var numbered: [ObjectIdentifier: Numbered] = [:]
    private var count = 0
    private let names: [ObjectIdentifier: String]

    private init(isCounting: Bool, names: [ObjectIdentifier: String] = [:]) {
        self.isCounting = isCounting
        self.names = names
    }

    /// The addresses of this process, as a debugger shows them.
    package static let process = ObjectAddresses(isCounting: false)

    /// Addresses counted from the first object that is asked for: the same in every run.
    package static func sequential() -> ObjectAddresses {
        ObjectAddresses(isCounting: true)
    }

    /// Names in place of classes and addresses, as the visual format has them; addresses of this process for anything else.
    package static func named(_ objects: [(name: String, object: AnyObject)]) -> ObjectAddresses {
        let names = objects.map { (ObjectIdentifier($0.object), $0.name) }
        return ObjectAddresses(isCounting: false, names: Dictionary(names) { first, _ in first })
    }

    /// The name of an object; nil where it has none.
    func name(of object: AnyObject) -> String? {
        names[ObjectIdentifier(object)]
    }

    /// The address of an object, such as `0x600000000010`.
    func address(of object: AnyObject) -> String {
        let identifier = ObjectIdentifier(object)
        guard isCounting else { return "0x" + String(UInt(bitPattern: identifier), radix: 16) }
        return "0x" + String(0x6000_0000_0000 + 16 * number(of: object, identifier), radix: 16)
    }

    private func number(of object: AnyObject, _ identifier: ObjectIdentifier) -> Int {
        if let known = numbered[identifier], known.object === object { return known.number }
        count += 1
        numbered[identifier] = Numbered(object: object, number: count)
        return count
    }
}

extension ObjectAddresses {
    /// What the reasons of exceptions tell objects apart by: a scene that is being made counts, so that its findings are the same in every
    /// run; elsewhere the addresses are those of the process.
    static var inExceptions: ObjectAddresses { SceneContext.inherited(ExceptionAddresses.self) }

    /// Runs layout code whose exceptions count objects.
    static func withSequentialInExceptions<Result>(_ body: () throws -> Result) rethrows -> Result {
        try SceneContext.with(ExceptionAddresses.self, .sequential(), body)
    }
}

private enum ExceptionAddresses: SceneContextKey {
    static var usual: ObjectAddresses { .process }
}
