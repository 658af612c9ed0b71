import KeylineScenes

/// The names that constraints can use: the ids of views and guides.
struct LayoutIDs: Sendable {
    /// What a name stands for.
    enum Item: Hashable, Sendable {
        case screen
        /// A view, with its class.
        case view(type: String)
        /// A guide that a view owns, with the view's id if it has one.
        case guide(owner: String?)

        var isGuide: Bool { if case .guide = self { true } else { false } }
    }

    /// The name of the view of the whole screen.
    static let screen = "screen"

    private(set) var items: [String: Item] = [Self.screen: .screen]
    private var locations: [String: SourceLocation] = [:]
    /// False if views have mistakes because of which their names are not known.
    var isComplete = true

    mutating func add(_ id: String, _ item: Item, at location: SourceLocation) throws(LayoutFileError) {
        do throws(LayoutFileError) { try Self.checkName(id, at: location) } catch {
            isComplete = false
            throw error
        }
        if let first = locations[id] { throw .duplicateID(id, first: first, at: location) }
        guard id != Self.screen else {
            throw .constraint(
                "the id \"screen\" is reserved for the whole screen", hint: "choose another id", at: location)
        }
        items[id] = item
        locations[id] = location
    }

    /// The ids of the guides that a view owns.
    func guides(of view: String) -> [String] {
        items.filter { $0.value == .guide(owner: view) }.map(\.key).sorted()
    }

    /// Names are those of C, so that equations and visual formats can use them.
    static func checkName(_ name: String, at location: SourceLocation) throws(LayoutFileError) {
        let isName = name.first.map { $0 == "_" || $0.isASCII && $0.isLetter } ?? false
        guard isName, name.allSatisfy({ $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            throw .unexpected(
                found: "\"\(name)\"", expected: "a name of letters, digits and \"_\" that begins with a letter",
                at: location)
        }
    }
}
