/// How objects are told apart in printed constraints.
@preconcurrency @MainActor
public final class ObjectAddresses {
    private var numbers: [ObjectIdentifier: Int]?
    private let names: [ObjectIdentifier: String]

    private init(numbers: [ObjectIdentifier: Int]?, names: [ObjectIdentifier: String] = [:]) {
        self.numbers = numbers
        self.names = names
    }

    /// The addresses of this process, as a debugger shows them.
    public static let process = ObjectAddresses(numbers: nil)

    /// Addresses counted from the first object that is asked for: the same in every run.
    public static func sequential() -> ObjectAddresses {
        ObjectAddresses(numbers: [:])
    }

    /// Names in place of classes and addresses, as the visual format has them; addresses of this process for anything else.
    public static func named(_ objects: [(name: String, object: AnyObject)]) -> ObjectAddresses {
        let names = objects.map { (ObjectIdentifier($0.object), $0.name) }
        return ObjectAddresses(numbers: nil, names: Dictionary(names) { first, _ in first })
    }

    /// The name of an object; nil where it has none.
    func name(of object: AnyObject) -> String? {
        names[ObjectIdentifier(object)]
    }

    /// The address of an object, such as `0x600000000010`.
    func address(of object: AnyObject) -> String {
        let identifier = ObjectIdentifier(object)
        guard let known = numbers else { return "0x" + String(UInt(bitPattern: identifier), radix: 16) }
        let number = known[identifier] ?? known.count
        numbers?[identifier] = number
        return "0x" + String(0x6000_0000_0000 + 16 * (number + 1), radix: 16)
    }
}
