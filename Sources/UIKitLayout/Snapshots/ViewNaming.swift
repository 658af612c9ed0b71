import KeylineGraphics

/// Gives an id to every view that its document did not name: the id of the view around it, the class, and a number where there are
/// several of a kind.
@MainActor
enum ViewNaming {
    static func name(_ root: UIView) {
        if root.source.id == nil { root.source.id = ViewID(className(of: root)) }
        nameChildren(of: root)
    }

    private static func nameChildren(of view: UIView) {
        var counts: [String: Int] = [:]
        for child in view.subviews {
            let kind = className(of: child)
            let count = counts[kind, default: 0] + 1
            counts[kind] = count
            if child.source.id == nil {
                let around = view.source.id?.rawValue ?? ""
                child.source.id = ViewID("\(around)/\(kind)" + (count > 1 ? "-\(count)" : ""))
            }
            nameChildren(of: child)
        }
    }

    static func className(of view: UIView) -> String {
        view.source.customClass ?? String(describing: type(of: view))
    }
}
