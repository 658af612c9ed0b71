public import Foundation
package import KeylineGraphics

/// Distances from the edges of a rectangle, in points, whose sides do not follow the layout direction.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// The inset of the top edge.
    public var top: CGFloat
    /// The inset of the left edge.
    public var left: CGFloat
    /// The inset of the bottom edge.
    public var bottom: CGFloat
    /// The inset of the right edge.
    public var right: CGFloat

    /// No insets.
    public static let zero = UIEdgeInsets()

    /// No insets.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets from their four distances, in points. None has a default, as on Apple's systems: libraries declare shorter ones.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets {
    /// Neutral insets under UIKit's name.
    package init(_ insets: Insets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// The insets in neutral terms.
    package var neutral: Insets { Insets(top: top, left: left, bottom: bottom, right: right) }
}

extension UIEdgeInsets {
    /// Each side's larger distance.
    func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    /// Each side's smaller distance.
    func intersection(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(top, other.top), left: min(left, other.left), bottom: min(bottom, other.bottom),
            right: min(right, other.right))
    }

    static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom,
            right: first.right + second.right)
    }

    /// The insets with the sides opposite.
    var negated: UIEdgeInsets {
        UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right)
    }
}

extension CGRect {
    /// The rectangle inside the insets; one that would be smaller than nothing has no size.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        inset(by: insets.neutral)
    }
}

extension NSDirectionalEdgeInsets {
    /// The same insets with sides that do not follow the direction.
    func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        direction == .leftToRight
            ? UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
            : UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
}

extension UIEdgeInsets {
    /// The same insets with sides that follow the direction.
    func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
        direction == .leftToRight
            ? NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
            : NSDirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
    }
}
