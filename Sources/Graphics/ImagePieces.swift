package import Foundation

/// The nine parts of a picture that stretch separately, so that its corners keep their size.
package struct ImagePieces {
    private let size: CGSize
    private let caps: Insets
    private let rect: CGRect
    private let isMirrored: Bool

    /// - Parameters:
    ///   - size: The picture's size, in points.
    ///   - caps: The edges that keep their size, in points of the picture.
    ///   - rect: The rectangle that the picture fills, in points.
    ///   - isMirrored: Whether the picture's left part is drawn at the right.
    package init(of size: CGSize, caps: Insets, in rect: CGRect, isMirrored: Bool = false) {
        self.size = size
        self.caps = caps
        self.rect = rect
        self.isMirrored = isMirrored
    }

    /// The parts of the picture, in its points, each with the rectangle that it fills; a nil part is the whole picture.
    package var pieces: [(source: CGRect?, destination: CGRect)] {
        guard caps != .zero, rect.size != size, size.width > 0, size.height > 0 else { return [(nil, rect)] }
        let columns = spans(caps.left, caps.right, of: size.width, over: rect.minX, rect.width)
        let rows = spans(caps.top, caps.bottom, of: size.height, over: rect.minY, rect.height)
        return rows.flatMap { row in
            columns.map { column in
                let source = CGRect(column.source, row.source)
                let destination = CGRect(column.destination, row.destination)
                return (source, isMirrored ? mirrored(destination) : destination)
            }
        }
    }

    private func mirrored(_ destination: CGRect) -> CGRect {
        let x = rect.minX + rect.maxX - destination.maxX
        return CGRect(origin: CGPoint(x: x, y: destination.minY), size: destination.size)
    }

    private typealias Span = (source: Range<CGFloat>, destination: Range<CGFloat>)

    /// The near cap, the middle and the far cap along an axis; caps shrink if they do not fit.
    private func spans(
        _ near: CGFloat, _ far: CGFloat, of length: CGFloat, over start: CGFloat, _ available: CGFloat
    ) -> [Span] {
        guard near + far <= length else { return [(0..<length, start..<start + available)] }
        let squeeze = near + far > available ? available / (near + far) : 1
        let sources = [0, near, length - far, length]
        let destinations = [start, start + near * squeeze, start + available - far * squeeze, start + available]
        return (0..<3).compactMap { index in
            guard sources[index] < sources[index + 1], destinations[index] < destinations[index + 1] else { return nil }
            return (sources[index]..<sources[index + 1], destinations[index]..<destinations[index + 1])
        }
    }
}

extension CGRect {
    fileprivate init(_ columns: Range<CGFloat>, _ rows: Range<CGFloat>) {
        self.init(
            x: columns.lowerBound, y: rows.lowerBound, width: columns.upperBound - columns.lowerBound,
            height: rows.upperBound - rows.lowerBound)
    }
}
