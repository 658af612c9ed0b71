import Foundation
import KeylineGraphics

/// Draws the ground of a bar and the line between it and the content.
@MainActor
struct BarPainting {
    /// The edge of the screen at which a bar lies.
    enum Edge {
        case top, bottom
    }

    private let bar: UIView
    private let appearance: UIBarAppearance?
    private let tint: UIColor?
    private let style: UIBarStyle
    private let isTranslucent: Bool
    private let edge: Edge
    /// Whether the bar lies over content, from which it stands apart; otherwise it shows what lies under it.
    private let isOverContent: Bool

    init(
        of bar: UIView,
        appearance: UIBarAppearance?,
        tint: UIColor?,
        style: UIBarStyle,
        isTranslucent: Bool,
        edge: Edge,
        isOverContent: Bool = true
    ) {
        (self.bar, self.appearance, self.tint, self.style) = (bar, appearance, tint, style)
        (self.isTranslucent, self.edge, self.isOverContent) = (isTranslucent, edge, isOverContent)
    }

    /// The system's material for bars.
    static let chrome = UIColor(
        light: .init(hexadecimal: 0xF9F9F9, alpha: 0.94), dark: .init(hexadecimal: 0x1D1D1D, alpha: 0.94))

    func draw(_ canvas: inout Canvas) {
        let rect = ground
        if let color = color { canvas.fill(rect, color) }
        guard showsLine, let lineColor else { return }
        let line = 1 / bar.displayScale
        let y = edge == .top ? rect.maxY : rect.minY - line
        canvas.fill(CGRect(x: rect.minX, y: y, width: rect.width, height: line), lineColor)
    }

    /// A bar's ground reaches over the strip of the device between it and the edge of the screen.
    private var ground: CGRect {
        let insets = bar.superview?.safeAreaInsets ?? .zero
        guard let parent = bar.superview, insets != .zero else { return bar.bounds }
        let frame = bar.frame
        switch edge {
        case .top where frame.minY <= insets.top + 0.5:
            return CGRect(x: 0, y: -frame.minY, width: bar.bounds.width, height: bar.bounds.height + frame.minY)
        case .bottom where frame.maxY >= parent.bounds.height - insets.bottom - 0.5:
            return CGRect(x: 0, y: 0, width: bar.bounds.width, height: parent.bounds.height - frame.minY)
        default: return bar.bounds
        }
    }

    private var color: UIColor? {
        if bar.backgroundColor != nil, appearance == nil, tint == nil { return nil }
        if let appearance { return appearance.ground }
        if let tint { return tint }
        if style == .black { return UIColor(white: 0.1, alpha: isTranslucent ? 0.94 : 1) }
        if !isOverContent { return nil }
        return isTranslucent ? Self.chrome : .systemBackground
    }

    /// Bars that were given a ground keep their line.
    private var showsLine: Bool { isOverContent || appearance != nil }

    private var lineColor: UIColor? {
        appearance.map(\.shadowColor) ?? .separator
    }
}
