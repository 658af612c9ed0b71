import Foundation
import KeylineGraphics

extension UITableViewCell {
    func begin() {
        content.layoutState.isEncapsulated = true
        setContentMargins()
        addSubview(content)
    }

    /// Gives the content view the margins of a cell, unless somebody gave it others.
    ///
    /// Source: content views in Interface Builder files since Xcode 9 have 11 points above and below. Beside a mark the cell's margin does not
    /// reach into the content view, which keeps the 8 points of every view, as UIKit documents for `preservesSuperviewLayoutMargins`.
    func setContentMargins() {
        guard content.margins.own == nil || content.margins.own == insets.usualMargins else { return }
        let trailing = TableCellArrangement(of: self).trailingMargin
        let isLeftToRight = layoutDirection == .leftToRight
        let margins = UIEdgeInsets(
            top: 11, left: isLeftToRight ? place.margin : trailing, bottom: 11,
            right: isLeftToRight ? trailing : place.margin)
        guard margins != content.margins.own else { return }
        insets.usualMargins = margins
        content.layoutMargins = margins
    }

    /// Takes over a content view that a document made, with the margins that it has.
    package func adopt(contentView: UIView) {
        content.removeFromSuperview()
        content = contentView
        insets.usualMargins = nil
        contentView.layoutState.isEncapsulated = true
        insertSubview(contentView, at: 0)
        TableCellArrangement(of: self).placeContentView()
    }

    /// Shows a view in place of the one that is there.
    func show(_ view: UIView?, as place: WritableKeyPath<TableCellViews, UIView?>) {
        let old = views[keyPath: place]
        views[keyPath: place] = view
        if old !== view { old?.removeFromSuperview() }
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    /// The distance of the content view from the cell's edges, in points, where a document says so; nil for that of the accessory.
    package var recordedContentInsets: UIEdgeInsets? {
        get { insets.recordedContent }
        set {
            insets.recordedContent = newValue
            setNeedsLayout()
        }
    }

    /// Takes labels and image that a document made for the cell's style.
    package func adopt(textLabel: UILabel?, detailTextLabel: UILabel?, imageView: UIImageView?) {
        parts.adopt(textLabel, detailTextLabel, imageView)
    }

    func showBackground() {
        guard let backgroundConfiguration else { return }
        if backgroundConfiguration.customView != nil || backgroundConfiguration.visualEffect != nil {
            noteUndrawn("the view or material of a cell's background configuration")
        }
        backgroundColor = backgroundConfiguration.backgroundColor ?? backgroundColor
        if backgroundConfiguration.cornerRadius > 0 {
            appearance.cornerRadius = backgroundConfiguration.cornerRadius
            appearance.cornerCurve = .continuous
            appearance.clipsToBounds = true
        }
    }
}
