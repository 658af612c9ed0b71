/// An opaque picture whose rows are drawn when a file wants them, from the top, so that it need not be in memory whole, and what was
/// drawn is still in the processor's cache when it is compressed.
public protocol PictureRows: AnyObject {
    /// Width in pixels, at least 1.
    var width: Int { get }
    /// Height in pixels, at least 1.
    var height: Int { get }

    /// Draws the next rows.
    ///
    /// - Parameter old: Earlier rows that are no longer needed, whose memory may be used.
    /// - Returns: Opaque rows of the picture's width; nil where they cannot be drawn, after which nothing more is asked for.
    func next(reusing old: consuming PremultipliedBitmap?) -> PremultipliedBitmap?
}

/// Reads rows as they are drawn, and keeps those at the beginning until it is known whether all of the picture is grey.
final class PictureRowReader {
    let width: Int
    let height: Int
    /// The layout with the fewest channels that loses nothing.
    let layout: PixelLayout
    /// Whether rows could not be drawn; the pixels read then are no picture.
    private(set) var hasFailed = false

    private let source: any PictureRows
    /// Rows that were drawn and not read yet.
    private var ahead: [PremultipliedBitmap] = []
    private var current: PremultipliedBitmap?
    /// The first row of the current ones.
    private var start = 0

    /// Draws until a colour is met; nil where rows cannot be drawn, or something shows through.
    init?(_ source: any PictureRows) {
        self.source = source
        width = source.width
        height = source.height
        var layout = PixelLayout.grey
        var count = 0
        while layout == .grey, count < source.height {
            guard let rows = source.next(reusing: nil), let rowLayout = rows.opaqueLayout else { return nil }
            layout = rowLayout
            count += rows.height
            ahead.append(rows)
        }
        self.layout = layout
    }

    /// Copies the stored channels of a row, which is no earlier one than the last.
    func pack(_ row: Int, into packed: UnsafeMutableBufferPointer<UInt8>) {
        while !hasFailed, row >= start + (current?.height ?? 0) { advance() }
        if let current { layout.pack(row - start, of: current, into: packed) }
    }

    private func advance() {
        start += current?.height ?? 0
        let old = current.take()
        current = ahead.isEmpty ? source.next(reusing: consume old) : ahead.removeFirst()
        hasFailed = current == nil
    }
}
