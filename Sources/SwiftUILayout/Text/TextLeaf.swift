import Foundation
import KeylineGraphics
import KeylineProposalLayout
import KeylineScenes
import KeylineTypesetting

extension Text: LeafView {
    func makeLeaf(in context: _ViewContext) -> any LeafContent {
        TextLeaf(ResolvedText(self, in: context.environment), in: context.environment)
    }

    static var kind: String { "Text" }
}

/// A text that is laid out and drawn: the lines that are measured are the lines that are painted.
final class TextLeaf: LeafContent {
    private let text: ResolvedText
    private let environment: EnvironmentValues
    private let style: ParagraphStyle
    private let shaped: ShapedText
    private var known: [ProposedViewSize: Answer] = [:]
    private var latest: [SizeKey: Answer] = [:]

    private struct SizeKey: Hashable {
        let width: CGFloat
        let height: CGFloat

        init(_ size: CGSize) {
            width = size.width
            height = size.height
        }
    }

    private struct Answer {
        let layout: TextLayout
        let size: CGSize
    }

    init(_ text: ResolvedText, in environment: EnvironmentValues) {
        self.text = text
        self.environment = environment
        style = environment.paragraphStyle(lineSpacing: text.font.extraLineSpacing + text.font.leading)
        shaped = environment.services.typesetter.shape(text.text, style: style, locale: environment.localeTag)
        report(shaped)
    }

    private func report(_ shaped: ShapedText) {
        for name in shaped.missingFonts {
            environment.services.report(
                Diagnostic(
                    .warning, .missingFont,
                    message: "no font named \"\(name)\" was found; the system font is used instead"))
        }
    }

    private var scale: CGFloat { environment.displayScale }

    private var lineHeight: CGFloat {
        environment.services.typesetter.metrics(for: text.font.font).lineHeight
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(proposal).size }

    /// No room takes no room; a text that fits on one line is as wide as it is, however high the room.
    func independentLength(_ offer: CGFloat?, along axis: Axis) -> CGFloat? {
        guard axis == .horizontal else { return nil }
        if offer == 0 { return 0 }
        guard let line = oneLine, (offer ?? .infinity) >= line.size.width else { return nil }
        return line.size.width
    }

    /// The answer of a text without line ends wherever there is room for it on one line; nil where its lines depend on more than the room.
    private lazy var oneLine: Answer? = {
        guard !text.text.isEmpty, environment.minimumScaleFactor >= 1, reservedLines <= 1 else { return nil }
        let answer = makeAnswer(.unspecified)
        guard answer.layout.lines.count == 1, !answer.layout.isTruncated, answer.size.width > 0 else { return nil }
        latest[SizeKey(answer.size)] = answer
        return answer
    }()

    private func answer(_ proposal: ProposedViewSize) -> Answer {
        if let line = oneLine, (proposal.width ?? .infinity) >= line.size.width { return line }
        if let answer = known[proposal] { return answer }
        let answer = makeAnswer(proposal)
        known[proposal] = answer
        latest[SizeKey(answer.size)] = answer
        return answer
    }

    /// Source: measured on Apple's engine. 0×0 answers 0×0; otherwise lines are broken at the proposed width, as many as the proposed
    /// height has room for but at least one, and the size is that of the lines that are kept, rounded up to pixels.
    private func makeAnswer(_ proposal: ProposedViewSize) -> Answer {
        let width = proposal.width ?? .infinity
        let layout = layout(width: width, height: proposal.height)
        if proposal.width == 0, proposal.height == 0 { return Answer(layout: layout, size: .zero) }
        guard !text.text.isEmpty else {
            let further = CGFloat(max(reservedLines, 1) - 1)
            let height = ceiled(lineHeight + further * (lineHeight + style.spacing.line))
            return Answer(layout: layout, size: CGSize(width: 0, height: height))
        }
        // Only where lines had to end does the space behind their last word count.
        let widest = layout.lines.map(layout.lines.count > 1 ? \.widthWithHangingSpace : \.width).max() ?? 0
        let size = CGSize(
            width: min(width, ceiled(widest)),
            height: ceiled(layout.size.height))
        return Answer(layout: layout, size: size)
    }

    /// A length of text, rounded up to pixels, in points.
    private func ceiled(_ length: CGFloat) -> CGFloat {
        PixelGrid(scale: scale).ceiled(length, tolerance: PixelGrid.textTolerance)
    }

    private var reservedLines: Int { environment.lineLimits.reserved }

    private func layout(width: CGFloat, height: CGFloat?) -> TextLayout {
        let most = environment.lineLimits.most.map { max($0, 1) } ?? 0
        guard let height, height.isFinite, reservedLines == 0 else {
            return layout(width: width, height: height, maximumLines: most)
        }
        // Lines far below the room need not be broken.
        let bound = Int(max(height, 0) / lineHeight * 4) + 2
        let whole = layout(width: width, height: height, maximumLines: most == 0 ? bound : min(most, bound))
        // The height that a text answers is rounded up, so that it has room for all of its lines.
        let room = whole.lineCount(in: height)
        return room < whole.lines.count ? layout(width: width, height: height, maximumLines: room) : whole
    }

    private func layout(width: CGFloat, height: CGFloat?, maximumLines: Int) -> TextLayout {
        let factor = environment.minimumScaleFactor
        if factor < 1, !text.text.isEmpty {
            let room = CGSize(width: width, height: height ?? .infinity)
            return environment.services.typesetter.fit(
                text.text, style: style, locale: environment.localeTag, into: room, maximumLines: maximumLines,
                minimumScale: factor
            ).layout
        }
        return shaped.layout(width: width, maximumLines: maximumLines, reservedLines: reservedLines)
    }

    private func answer(for size: CGSize, _ proposal: ProposedViewSize) -> Answer {
        latest[SizeKey(size)] ?? answer(proposal)
    }

    func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return answer(for: size, proposal).layout.firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return answer(for: size, proposal).layout.lastBaseline }
        return nil
    }

    /// Source: measured on Apple's engine. Above and below other things a text keeps a distance that grows with its size; between
    /// texts lies what the lower one's style leads its lines apart by.
    var spacing: ViewSpacing {
        let size = text.font.font.size
        let leading = ceiled(text.font.leading)
        return ViewSpacing(
            TextSpacing(above: 1 / scale + 0.3263 * size, below: 1 / scale + 0.5885 * size, belowText: leading))
    }

    /// The lines that were measured for a size, which a frame on pixels is nearly.
    private func painted(in size: CGSize) -> Answer {
        if let exact = latest[SizeKey(size)] { return exact }
        let near = latest.values.filter {
            abs($0.size.width - size.width) <= 1 / scale + 0.01 && abs($0.size.height - size.height) <= 1 / scale + 0.01
        }
        return near.min { abs($0.size.width - size.width) < abs($1.size.width - size.width) }
            ?? makeAnswer(ProposedViewSize(size))
    }

    func textState(in size: CGSize) -> ViewSnapshot.TextState? {
        guard !text.text.isEmpty else { return nil }
        let layout = painted(in: size).layout
        return .init(
            text: text.text.string, isTruncated: layout.isTruncated,
            missingCharacters: layout.missingCharacters.map(\.character.value))
    }

    /// A text is an element, whose label is what it shows unless code gave it another.
    var accessibility: ViewSnapshot.Accessibility {
        var result = ViewSnapshot.Accessibility()
        result.isElement = !text.text.isEmpty
        result.content.traits = .staticText
        result.changes.label = text.accessibilityLabel
        return result
    }

    var properties: [InspectedProperty] {
        let attributes = text.text.runs.first?.attributes
        let color = attributes?.color ?? environment.textColor
        let font = [text.font.style?.words, (attributes?.font ?? text.font.font).words].compactMap { $0 }
        return [
            InspectedProperty(.attributes, "Font", font.joined(separator: ", ")),
            InspectedProperty(.attributes, "Color", color.description, color: color),
            InspectedProperty(.attributes, "Lines", environment.lineLimits.most.map { String($0) } ?? "any number"),
            InspectedProperty(.attributes, "Alignment", environment.multilineTextAlignment.words),
            InspectedProperty(.attributes, "Line Break", environment.truncationMode.words),
        ]
    }

    nonisolated func draw(in frame: CGRect, into list: inout DisplayListBuilder) {
        let shadow = (text.ownStyle ?? AnyShapeStyle(ForegroundStyle())).shadow(in: environment)
        if text.hasPartialShadow {
            environment.services.report(
                Diagnostic(.note, .ignored, message: "the shadow of a part of a text is not drawn"))
        }
        list.shaded(by: shadow, in: environment) { drawLines(in: frame, into: &$0) }
    }

    private nonisolated func drawLines(in frame: CGRect, into list: inout DisplayListBuilder) {
        guard !text.text.isEmpty else { return }
        let answer = painted(in: frame.size)
        let place = CGRect(x: frame.minX, y: frame.minY, width: answer.size.width, height: answer.size.height)
        if environment.redactionReasons.contains(.placeholder) {
            return drawPlaceholder(answer.layout, in: place, into: &list)
        }
        answer.layout.draw(into: &list, in: place)
        for placed in answer.layout.attachments(in: place) {
            text.images[placed.attachment.name]?.draw(in: placed.rect, into: &list)
        }
    }

    /// A gray bar for each line.
    private func drawPlaceholder(_ layout: TextLayout, in place: CGRect, into list: inout DisplayListBuilder) {
        for line in layout.lines {
            let height = line.height * 0.72
            let isRight = style.alignment == .right
            let isCentered = style.alignment == .center
            let x = isRight ? place.maxX - line.width : isCentered ? place.midX - line.width / 2 : place.minX
            let bar = CGRect(
                x: x, y: place.minY + line.top + (line.height - height) / 2, width: line.width, height: height)
            list.fill(
                KeylineGraphics.Path(roundedRect: bar, cornerRadius: min(height / 4, 4)),
                color: environment.textColor.multiplyingAlpha(by: 0.16))
        }
    }
}

extension EnvironmentValues {
    /// How paragraphs are set.
    func paragraphStyle(lineSpacing extra: CGFloat) -> ParagraphStyle {
        var style = ParagraphStyle()
        let isLeftToRight = layoutDirection == .leftToRight
        style.alignment =
            switch multilineTextAlignment {
            case .leading: isLeftToRight ? .left : .right
            case .center: .center
            case .trailing: isLeftToRight ? .right : .left
            }
        style.lineBreakMode =
            switch truncationMode {
            case .head: .truncatingHead
            case .middle: .truncatingMiddle
            case .tail: .truncatingTail
            }
        if allowsTightening { style.fitting.tighteningFactor = 0.05 }
        style.spacing.line = lineSpacing + extra
        return style
    }
}

extension TextAlignment {
    /// The alignment in the words of inspectors.
    fileprivate var words: String {
        switch self {
        case .leading: "Leading"
        case .center: "Center"
        case .trailing: "Trailing"
        }
    }
}

extension Text.TruncationMode {
    /// The mode in the words of inspectors.
    fileprivate var words: String {
        switch self {
        case .head: "Truncate Head"
        case .tail: "Truncate Tail"
        case .middle: "Truncate Middle"
        }
    }
}
