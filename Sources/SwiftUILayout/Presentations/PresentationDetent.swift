public import Foundation

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable {
        case points(CGFloat)
        case part(CGFloat)
    }

    private let kind: Kind
    /// Half the screen.
    public static let medium = PresentationDetent(kind: .part(0.5))
    /// The whole screen.
    public static let large = PresentationDetent(kind: .part(1))
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .points(height)) }
    /// A part of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .part(fraction))
    }

    /// The height where a sheet can have one at most, in points.
    func height(of largest: CGFloat) -> CGFloat {
        switch kind {
        case .points(let points): min(max(points, 0), largest)
        case .part(let part): (min(max(part, 0), 1) * largest).rounded()
        }
    }
}

/// The heights that a sheet may have, of which it has the least at first.
enum SheetHeightKey: LayoutValueKey {
    static var defaultValue: Set<PresentationDetent> { [.large] }
}
