internal import Foundation
internal import KeylineGraphics

extension Path {
    /// The rectangle that the path is; nil for any other shape.
    var rectangle: CGRect? {
        guard elements.count == 5 else { return nil }
        let bounds = controlPointBounds
        return self == Path(bounds) ? bounds : nil
    }
}
