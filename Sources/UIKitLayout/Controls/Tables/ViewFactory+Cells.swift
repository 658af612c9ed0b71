public import Foundation

// The initialisers by which tables make cells, heads and feet; `Views/ViewFactory` says how this works.

/// What makes a cell of a table.
@preconcurrency @MainActor
open class StyleConstructed: UIView {
    /// Creates a cell with the labels of a style.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// What makes the head or foot of a section of a table.
@preconcurrency @MainActor
open class NameConstructed: UIView {
    /// Creates a head or foot.
    public init(reuseIdentifier: String?) {
        super.init(frame: .zero)
    }

    /// Creates a head or foot from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The double of `StyleConstructed`.
@preconcurrency @MainActor
open class StyleDouble: UIView {
    /// Never runs: the class that is asked decides.
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
    }

    /// Never runs: the class that is asked decides.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The double of `NameConstructed`.
@preconcurrency @MainActor
open class NameDouble: UIView {
    /// Never runs: the class that is asked decides.
    public required init(reuseIdentifier: String?) {
        super.init(frame: .zero)
    }

    /// Never runs: the class that is asked decides.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

extension ViewFactory {
    static func cell(
        _ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ identifier: String?
    ) -> UITableViewCell? {
        let double = unsafeBitCast(type as AnyClass, to: StyleDouble.Type.self)
        return (double.init(style: style, reuseIdentifier: identifier) as AnyObject) as? UITableViewCell
    }

    static func title(
        _ type: UITableViewHeaderFooterView.Type, _ identifier: String?
    ) -> UITableViewHeaderFooterView? {
        let double = unsafeBitCast(type as AnyClass, to: NameDouble.Type.self)
        return (double.init(reuseIdentifier: identifier) as AnyObject) as? UITableViewHeaderFooterView
    }
}
