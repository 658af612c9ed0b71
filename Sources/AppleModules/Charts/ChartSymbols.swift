public import SwiftUILayout

/// A symbol at the points of a chart.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square that the symbol seems to fill. Keyline draws symbols in the whole of theirs.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    /// The unit square.
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// The outline of the symbol, inside of its edge.
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        OutlinedSymbol(symbol: self, lineWidth: lineWidth)
    }
}

extension Circle: ChartSymbolShape {}

private struct OutlinedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
    let symbol: Symbol
    let lineWidth: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        symbol.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
            .strokedPath(StrokeStyle(lineWidth: lineWidth))
    }
}

/// One of the system's symbols.
public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: CaseIterable, Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let kind: Kind
    public static var circle: Self { Self(kind: .circle) }
    public static var square: Self { Self(kind: .square) }
    public static var triangle: Self { Self(kind: .triangle) }
    public static var diamond: Self { Self(kind: .diamond) }
    public static var pentagon: Self { Self(kind: .pentagon) }
    public static var plus: Self { Self(kind: .plus) }
    public static var cross: Self { Self(kind: .cross) }
    public static var asterisk: Self { Self(kind: .asterisk) }

    /// The symbol in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: Self.polygon(3, in: rect)
        case .diamond: Self.polygon(4, in: rect)
        case .pentagon: Self.polygon(5, in: rect)
        case .plus: Self.bars(2, turned: 0, in: rect)
        case .cross: Self.bars(2, turned: .pi / 4, in: rect)
        case .asterisk: Self.bars(3, turned: .pi / 2, in: rect)
        }
    }

    private static nonisolated func polygon(_ corners: Int, in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(
            (0..<corners).map { point(Double($0) * 2 * .pi / Double(corners) - .pi / 2, in: rect) })
        path.closeSubpath()
        return path
    }

    /// Lines through the middle, as thick as a fifth of the symbol.
    private static nonisolated func bars(_ count: Int, turned angle: Double, in rect: CGRect) -> Path {
        var path = Path()
        for bar in 0..<count {
            let angle = angle + Double(bar) * .pi / Double(count)
            path.move(to: point(angle, in: rect))
            path.addLine(to: point(angle + .pi, in: rect))
        }
        return path.strokedPath(StrokeStyle(lineWidth: rect.width / 5))
    }

    private static nonisolated func point(_ angle: Double, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
    public static var square: BasicChartSymbolShape { .init(kind: .square) }
    public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
    public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}
