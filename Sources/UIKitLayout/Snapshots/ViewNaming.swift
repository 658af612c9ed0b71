import KeylineGraphics
import KeylineScenes

/// Gives every view of a scene an id that no other one has.
///
/// A view that its document names has that object id as far as it is the only one. Where documents inside one another use an id twice, it
/// has the ids of the views through which its document is shown before it: `badge/title`. Where that is not enough, as
/// with two cells that were made of one prototype, later views are numbered, and those inside are named after them: `cell-2/title`.
/// A view without a name has the id of the view around it, its class, and a number where there are several of a kind.
@MainActor
struct ViewNaming {
    private var taken: Set<ViewID>
    private let full: Set<ViewID>
    private let repeated: Set<ViewID>
    /// The number that the next copy of an id gets.
    private var nextNumbers: [ViewID: Int] = [:]

    /// Names a view and everything inside; ids that are given already stay as far as they can.
    ///
    /// - Returns: The new ids of views that had another one.
    @discardableResult
    static func name(_ root: UIView) -> [ViewID: ViewID] {
        let views = root.subtree
        if root.source.id == nil { root.source.id = ViewID(className(of: root)) }
        for view in views {
            if view.source.objectID == nil { view.source.objectID = view.source.id }
            nameParts(of: view)
        }
        var naming = ViewNaming(views)
        return naming.assign(root)
    }

    /// Names the views inside that have no id, after the view around them.
    private static func nameParts(of view: UIView) {
        guard view.subviews.contains(where: { $0.source.id == nil }) else { return }
        let around = view.source.objectID?.rawValue ?? ""
        var known = Set(view.subviews.compactMap(\.source.objectID))
        var counts: [String: Int] = [:]
        for child in view.subviews {
            let kind = className(of: child)
            var count = counts[kind, default: 0] + 1
            defer { counts[kind] = count }
            guard child.source.id == nil else { continue }
            func part() -> String { kind + (count > 1 ? "-\(count)" : "") }
            while !known.insert(ViewID("\(around)/\(part())")).inserted { count += 1 }
            child.source.part = part()
            child.source.id = ViewID("\(around)/\(part())")
            child.source.objectID = child.source.id
        }
    }

    private init(_ views: [UIView]) {
        var once: Set<ViewID> = []
        var repeated: Set<ViewID> = []
        var full: Set<ViewID> = []
        for view in views where view.source.part == nil {
            guard let id = view.source.objectID else { continue }
            full.insert(view.source.fullID)
            if !once.insert(id).inserted { repeated.insert(id) }
        }
        self.repeated = repeated
        self.full = full
        taken = once.subtracting(repeated)
    }

    private mutating func assign(_ root: UIView) -> [ViewID: ViewID] {
        var renamed: [ViewID: ViewID] = [:]
        // Each view with the nearest one around it that was numbered.
        var waiting: [(view: UIView, numbered: ViewID?)] = [(root, nil)]
        while let (view, numbered) = waiting.popLast() {
            let old = view.source.id
            let (id, isNumbered) = id(of: view, inside: numbered)
            if let old, old != id, renamed[old] == nil { renamed[old] = id }
            view.source.id = id
            waiting += view.subviews.reversed().map { ($0, isNumbered ? id : numbered) }
        }
        return renamed
    }

    private mutating func id(of view: UIView, inside numbered: ViewID?) -> (id: ViewID, isNumbered: Bool) {
        let own = view.source.objectID ?? ""
        // No other one has it: it was reserved.
        if view.source.part == nil, !repeated.contains(own) { return (own, false) }
        let first = view.source.part == nil ? view.source.fullID : part(view)
        if taken.insert(first).inserted { return (first, false) }
        if let numbered {
            let inside = ViewID("\(numbered.rawValue)/\(own.rawValue)")
            if !full.contains(inside), taken.insert(inside).inserted { return (inside, false) }
        }
        while true {
            let number = nextNumbers[first, default: 2]
            nextNumbers[first] = number + 1
            let candidate = ViewID("\(first.rawValue)-\(number)")
            if !full.contains(candidate), taken.insert(candidate).inserted { return (candidate, true) }
        }
    }

    /// The id of a view that nobody named: that of the view around it comes first, if it became another one.
    private func part(_ view: UIView) -> ViewID {
        guard let part = view.source.part, let around = view.superview?.source, around.id != around.objectID,
            let outer = around.id
        else { return view.source.objectID ?? "" }
        return ViewID("\(outer.rawValue)/\(part)")
    }

    static func className(of view: UIView) -> String {
        view.source.customClass ?? String(describing: type(of: view))
    }
}

extension DocumentDetails {
    /// The id with those of the views through which the document is shown.
    var fullID: ViewID {
        ViewID((path + [objectID ?? id ?? ""]).map(\.rawValue).joined(separator: "/"))
    }

    /// Where the view has its name from, if that is not the scene's own document or the name is not its id.
    var nesting: ViewSnapshot.Nesting? {
        guard part == nil, let objectID, !path.isEmpty || objectID != id else { return nil }
        return ViewSnapshot.Nesting(path: fullID, object: objectID)
    }
}
