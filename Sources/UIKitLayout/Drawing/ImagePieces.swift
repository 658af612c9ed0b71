import Foundation

/// The parts of a picture that are stretched each for itself, so that corners keep their size.
struct ImagePieces {
    private let size: CGSize
    private let capInsets: UIEdgeInsets
    private let rect: CGRect
    private let isMirrored: Bool

    /// - Parameters:
    ///   - size: The picture's size, in points.
    ///   - capInsets: How much of it at the edges is not stretched along them, in points.
    ///   - rect: Where the picture is drawn, in points.
    ///   - isMirrored: Whether what is at its left is drawn at the right.
    init(of size: CGSize, capInsets: UIEdgeInsets, in rect: CGRect, isMirrored: Bool) {
        self.size = size
        self.capInsets = capInsets
        self.rect = rect
        self.isMirrored = isMirrored
    }

    /// The parts, in the picture's points, and where they are drawn; nil for the whole picture.
    var pieces: [(source: CGRect?, destination: CGRect)] {
        guard capInsets != .zero, rect.size != size else { return [(nil, rect)] }
        let columns = spans(capInsets.left, capInsets.right, of: size.width, over: rect.minX, rect.width)
        let rows = spans(capInsets.top, capInsets.bottom, of: size.height, over: rect.minY, rect.height)
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

    /// The near cap, the middle and the far cap along an axis; caps give way where there is no room for both.
    private func spans(
        _ near: CGFloat, _ far: CGFloat, of length: CGFloat, over start: CGFloat, _ room: CGFloat
    ) -> [Span] {
        guard length > 0, near + far <= length else { return [(0..<max(length, 0), start..<start + room)] }
        let squeeze = near + far > room ? room / (near + far) : 1
        let sources = [0, near, length - far, length]
        let places = [start, start + near * squeeze, start + room - far * squeeze, start + room]
        return (0..<3).compactMap { index in
            guard sources[index] < sources[index + 1], places[index] < places[index + 1] else { return nil }
            return (sources[index]..<sources[index + 1], places[index]..<places[index + 1])
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
