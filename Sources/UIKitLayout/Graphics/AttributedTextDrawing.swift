public import Foundation
import KeylineTypesetting

/// What a text that is drawn by itself says to the typesetter: the default font is the system's at 12 points, as in UIKit.
@MainActor
struct AttributedTextDrawing {
    let content: TextContent

    init(_ text: NSAttributedString, lineBreakMode: NSLineBreakMode = .byWordWrapping, maximumLines: Int = 0) {
        let traits = CurrentCanvas.context?.traits ?? SceneContext.current.traits
        let reader = AttributedTextReader(
            font: .systemFont(ofSize: 12), color: UIColor.black.color(for: traits), traits: traits,
            direction: traits.direction)
        var style = ParagraphStyle()
        style.alignment = NSTextAlignment.natural.neutral(in: traits.direction)
        style.lineBreakMode = lineBreakMode.neutral
        let text = StyledText(text)
        var content = TextContent(reader.text(of: text), style: style, maximumLines: maximumLines, traits: traits)
        content.images = NSTextAttachment.images(in: text)
        self.content = content
    }

    func draw(in rect: CGRect) {
        let layout = content.layout(width: rect.width > 0 ? rect.width : .infinity)
        CurrentCanvas.draw { $0.draw(layout, in: rect, images: content.images) }
    }

    func size(width: CGFloat = .infinity) -> CGSize {
        content.layout(width: width > 0 ? width : .infinity).size
    }
}

extension NSAttributedString {
    /// The size of the text in as many lines as it has itself, in points, exact.
    @preconcurrency @MainActor public func size() -> CGSize { AttributedTextDrawing(self).size() }

    /// Draws the text from a point, in points.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        AttributedTextDrawing(self).draw(in: CGRect(origin: point, size: CGSize(width: size().width, height: 0)))
    }

    /// Draws the text into the width of a rectangle, from its top, in points.
    @preconcurrency @MainActor public func draw(in rect: CGRect) { AttributedTextDrawing(self).draw(in: rect) }

    /// The rectangle that the text takes in a width, in points, exact.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        let isParagraph = options.contains(.usesLineFragmentOrigin)
        return CGRect(
            origin: .zero, size: AttributedTextDrawing(self).size(width: isParagraph ? size.width : .infinity))
    }
}

extension NSString {
    /// The size of the text with attributes, in points, exact.
    @preconcurrency @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
        -> CGSize
    {
        attributed(attributes).size()
    }

    /// Draws the text with attributes from a point, in points.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attributes).draw(at: point)
    }

    /// Draws the text with attributes into the width of a rectangle, in points.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        attributed(attributes).draw(in: rect)
    }

    /// The rectangle that the text with attributes takes in a width, in points, exact.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }

    @MainActor private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(self), attributes: attributes)
    }
}

extension String {
    /// The size of the text with attributes, in points, exact.
    @preconcurrency @MainActor public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
        -> CGSize
    {
        NSString(string: self).size(withAttributes: attributes)
    }

    /// Draws the text with attributes from a point, in points.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSString(string: self).draw(at: point, withAttributes: attributes)
    }

    /// Draws the text with attributes into the width of a rectangle, in points.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
    ) {
        NSString(string: self).draw(in: rect, withAttributes: attributes)
    }

    /// The rectangle that the text with attributes takes in a width, in points, exact.
    @preconcurrency @MainActor public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

/// How a text that is drawn by itself is measured; raw values are Apple's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Wraps bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// In several lines, from the top of the first; otherwise in one line for each paragraph.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the font's distance between lines, which is always counted.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
}

/// Settings for drawing text; there are none, but layout code hands over nil of this type.
public final class NSStringDrawingContext: NSObject {}
