public import Foundation

/// What a cell shows, as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes the view that shows it.
    func makeContentView() -> any UIView & UIContentView
    /// The configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    /// The same for every state.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows what a configuration says.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What it shows.
    var configuration: any UIContentConfiguration { get set }
}

extension UIView {
    /// Fills the view with what a configuration shows, in place of what an earlier one showed; its size decides the view's.
    fileprivate func show(_ configuration: (any UIContentConfiguration)?) {
        subviews.filter { $0 is any UIContentView }.forEach { $0.removeFromSuperview() }
        guard let content = configuration?.makeContentView() else { return }
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    fileprivate var shownConfiguration: (any UIContentConfiguration)? {
        subviews.lazy.compactMap { ($0 as? any UIContentView)?.configuration }.first
    }
}

extension UITableViewCell {
    /// What the cell shows in place of its labels; nil for those.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { contentView.shownConfiguration }
        set { contentView.show(newValue) }
    }
}

extension UICollectionViewCell {
    /// What the cell shows in place of views of its own; nil for those.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { contentView.shownConfiguration }
        set { contentView.show(newValue) }
    }
}

extension UITableViewHeaderFooterView {
    /// What the head or foot shows in place of its label; nil for that.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { contentView.shownConfiguration }
        set { contentView.show(newValue) }
    }
}
