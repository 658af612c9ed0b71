public import Foundation

// UIKit makes views of classes that code registers through the Objective-C runtime. Swift makes objects of a metatype only through
// `required` initialisers, which subclasses would have to write. The classes here declare the initialisers that UIKit calls, and nothing
// that is stored, so that each stands at the same place of the class's table of methods as the `required` one of its double. Which
// initialiser runs is decided by the class itself, as with any call. `ConstructionTests` holds the compiler to it.

/// What makes a view with a frame.
@preconcurrency @MainActor
open class FrameConstructed: UIResponder {
    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        super.init()
    }

    /// Creates a view without a size.
    public override init() {
        super.init()
    }
}

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

/// The double of `FrameConstructed`.
@preconcurrency @MainActor
open class FrameDouble: UIResponder {
    /// Never runs: the class that is asked decides.
    public required init(frame: CGRect) {
        super.init()
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

/// Makes views of classes that are only known at run time.
@MainActor
enum Construction {
    static func view<View: UIView>(_ type: View.Type, frame: CGRect) -> View? {
        let double = unsafeBitCast(type as AnyClass, to: FrameDouble.Type.self)
        return (double.init(frame: frame) as AnyObject) as? View
    }

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
