public import Foundation
import KeylineGraphics

private typealias TextOfContent = ResolvedText
private typealias ImageOfContent = ResolvedImage

extension GraphicsContext {
    /// A text with the fonts that it has in a canvas's environment.
    public struct ResolvedText {
        /// What the text is filled with where it has no colours of its own. A gradient fills it with its middle colour.
        public var shading: Shading
        fileprivate let text: Text
        fileprivate let environment: EnvironmentValues

        /// The size that the text takes of a size that is offered, in points.
        public func measure(in size: CGSize) -> CGSize { content.sizeThatFits(ProposedViewSize(size)) }

        /// How far below its top the text has its first baseline where a size is offered, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { baseline(VerticalAlignment.firstTextBaseline, size) }

        /// How far below its top the text has its last baseline where a size is offered, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { baseline(VerticalAlignment.lastTextBaseline, size) }

        private func baseline(_ alignment: VerticalAlignment, _ size: CGSize) -> CGFloat {
            let proposal = ProposedViewSize(size)
            let content = content
            return content.explicitAlignment(
                alignment.key, in: content.sizeThatFits(proposal), proposal: proposal) ?? 0
        }

        fileprivate var content: TextLeaf {
            var environment = environment
            environment.foreground.primary = shading.shapeStyle(in: environment)
            return TextLeaf(TextOfContent(text, in: environment), in: environment)
        }
    }

    /// A text, ready to be measured and drawn.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(shading: .foreground, text: text, environment: environment)
    }

    /// Draws a text into a rectangle, in points: as many lines as it has room for, from where lines begin.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let content = text.content
        let size = content.sizeThatFits(ProposedViewSize(rect.size))
        let x = environment.layoutDirection == .rightToLeft ? rect.maxX - size.width : rect.minX
        draw { content.draw(in: CGRect(origin: CGPoint(x: x, y: rect.minY), size: size), into: &$0) }
    }

    /// Draws a text on as many lines as it has, one of its points at a point, in points.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let content = text.content
        let size = content.sizeThatFits(.unspecified)
        draw { content.draw(in: CGRect(size, at: point, anchor), into: &$0) }
    }

    /// Draws a text into a rectangle, in points.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text, one of its points at a point, in points.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}

extension GraphicsContext {
    /// A picture with the size that it has in a canvas's environment.
    public struct ResolvedImage {
        /// The size of the picture, in points.
        public let size: CGSize
        /// How far below its top the picture has its baseline, in points.
        public let baseline: CGFloat
        /// What a template is filled with; nil for the style of the canvas's place. A gradient fills it with its middle colour.
        public var shading: Shading?
        fileprivate let image: Image
        fileprivate let environment: EnvironmentValues

        fileprivate var content: ImageOfContent {
            var environment = environment
            if let shading { environment.foreground.primary = shading.shapeStyle(in: environment) }
            return ImageOfContent(image, in: environment)
        }
    }

    /// A picture, ready to be drawn.
    public func resolve(_ image: Image) -> ResolvedImage {
        let content = ImageOfContent(image, in: environment)
        return ResolvedImage(
            size: content.size, baseline: content.size.height - (content.baselineOffset ?? 0), shading: nil,
            image: image, environment: environment)
    }

    /// Draws a picture over a rectangle, in points.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        let content = image.content
        draw { content.draw(in: rect, into: &$0) }
    }

    /// Draws a picture as large as it is, one of its points at a point, in points.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: CGRect(image.size, at: point, anchor))
    }

    /// Draws a picture over a rectangle, in points.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws a picture as large as it is, one of its points at a point, in points.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension GraphicsContext {
    /// One of the views that a canvas has as symbols.
    public struct ResolvedSymbol {
        /// The size that the view likes to have, in points.
        public var size: CGSize { symbol.size }
        fileprivate let symbol: CanvasSymbol
    }

    /// The symbol with a tag; nil where none has it.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbols.first { $0.tag == AnyHashable(id) }.map { ResolvedSymbol(symbol: $0) }
    }

    /// Draws a view over a rectangle, in points, which makes it larger or smaller.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        let placed = CGAffineTransform(translationX: rect.minX, y: rect.minY)
            .scaledBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        draw { $0.group(transform: placed) { $0.draw(symbol.symbol.list, at: .zero) } }
    }

    /// Draws a view as large as it likes to be, one of its points at a point, in points.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(symbol.size, at: point, anchor))
    }
}

extension CGRect {
    /// A rectangle of a size, one of whose points lies at a point.
    fileprivate init(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
        self.init(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }
}
