/// What makes views that are asked for by a name.
struct Registrations {
    enum Maker {
        case type(AnyClass)
        case file(UINib)
        /// A prototype of a storyboard.
        case prototype(() -> UIView?)
    }

    private var makers: [String: Maker] = [:]

    mutating func set(_ type: AnyClass?, _ name: String) { makers[name] = type.map(Maker.type) }
    mutating func set(_ file: UINib?, _ name: String) { makers[name] = file.map(Maker.file) }
    mutating func set(prototype: @escaping () -> UIView?, _ name: String) { makers[name] = .prototype(prototype) }
    subscript(name: String) -> Maker? { makers[name] }
}

@MainActor
extension Registrations {
    /// A new cell of a table by its name; nil for a name that was not registered.
    func cell(_ identifier: String) -> UITableViewCell? {
        switch self[identifier] {
        case .type(let type as UITableViewCell.Type): type.ofDynamicClass(style: .default, reuseIdentifier: identifier)
        case .some(let maker):
            maker.described() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        case nil: nil
        }
    }

    /// A plain cell for a name that was not registered, which is a mistake as in UIKit.
    static func unregisteredCell(_ identifier: String) -> UITableViewCell {
        LayoutException(
            .internalInconsistency,
            reason:
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                + "or connect a prototype cell in a storyboard"
        ).raise()
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A new head or foot of a table by its name; nil for a name that was not registered.
    func title(_ identifier: String) -> UITableViewHeaderFooterView? {
        switch self[identifier] {
        case .type(let type as UITableViewHeaderFooterView.Type): type.ofDynamicClass(reuseIdentifier: identifier)
        case .some(let maker): maker.described() ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        case nil: nil
        }
    }
}

@MainActor
extension Registrations.Maker {
    /// A new view that a XIB or a storyboard describes; nil where it describes none of this kind.
    func described<View: UIView>() -> View? {
        switch self {
        case .type: nil
        case .file(let nib): nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
        case .prototype(let make): make() as? View
        }
    }
}
