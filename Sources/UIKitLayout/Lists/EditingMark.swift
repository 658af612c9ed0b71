import Foundation
import KeylineAppearance
import KeylineGraphics

/// The mark at the leading end of a row that is edited, in tables and lists.
///
/// Its looks and size are read off pictures of iOS: no public document gives them.
@MainActor
final class EditingMark: UIView {
    /// What a touch on the mark does.
    enum Sign: Hashable {
        case delete, insert
        /// Chooses the row among others.
        case choice
    }

    /// The side of the square that the mark fills, in points.
    static let side: CGFloat = 22

    let sign: Sign
    /// Whether the row is chosen.
    var isChosen = false {
        didSet { if isChosen != oldValue { setNeedsDisplay() } }
    }
    /// The colour of the sign; nil for white.
    var signColor: UIColor?
    /// The colour of the disc; nil for the one of the sign.
    var discColor: UIColor?

    init(_ sign: Sign) {
        self.sign = sign
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

    private var look: (symbol: String, color: UIColor) {
        switch sign {
        case .delete: ("minus", .systemRed)
        case .insert: ("plus", .systemGreen)
        case .choice: ("checkmark", tintColor)
        }
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        if sign == .choice, !isChosen {
            canvas.draw(SymbolStandIn("circle"), .light, in: bounds, color: .tertiaryLabel, isMirrored: false)
            return
        }
        let (symbol, color) = look
        canvas.fill(Path(ellipseIn: bounds), discColor ?? color)
        let inner = bounds.insetBy(dx: bounds.width * 0.25, dy: bounds.height * 0.25)
        canvas.draw(SymbolStandIn(symbol), .bold, in: inner, color: signColor ?? .white, isMirrored: false)
    }
}

/// The mark at the trailing end of a row that can be moved, in tables and lists.
@MainActor
final class ReorderControl: UIView {
    /// Whether a line stands before the mark.
    var showsSeparator = false

    override var intrinsicContentSize: CGSize { CGSize(width: 22, height: 22) }

    override func drawContent(in canvas: inout ViewCanvas) {
        let grip = bounds.insetBy(dx: 1, dy: 3)
        canvas.draw(SymbolStandIn("line.3.horizontal"), .regular, in: grip, color: tintColor, isMirrored: false)
        guard showsSeparator else { return }
        let line = 1 / displayScale
        let x = layoutDirection == .leftToRight ? bounds.minX - 8 : bounds.maxX + 8 - line
        canvas.fill(CGRect(x: x, y: bounds.minY, width: line, height: bounds.height), .separator)
    }
}
