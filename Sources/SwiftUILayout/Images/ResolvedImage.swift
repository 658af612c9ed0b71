import Foundation
import KeylineAppearance
import KeylineGraphics
import KeylineImageCoding
import KeylineScenes
import KeylineTypesetting

/// A picture in an environment: its size, and how it is drawn.
struct ResolvedImage {
    private enum Content {
        case picture(NamedPicture)
        case symbol(SymbolStandIn, SymbolWeight, SymbolColors)
        case missing
    }

    private let content: Content
    private let environment: EnvironmentValues
    private let tint: Paint?
    private let insets: EdgeInsets
    private let tiles: Bool
    /// The size of the picture itself, in points.
    let size: CGSize
    /// For a symbol, how far above its bottom the baseline of the text beside it lies, in points.
    let baselineOffset: CGFloat?

    /// - Parameters:
    ///   - image: The picture.
    ///   - environment: What it stands in.
    ///   - color: The colour of a template; nil for that of the environment.
    init(_ image: Image, in environment: EnvironmentValues, color: KeylineGraphics.Color? = nil) {
        self.environment = environment
        insets = image.resizing?.capInsets ?? EdgeInsets()
        tiles = image.resizing?.mode == .tile
        let style = color.map { Paint.color($0) } ?? environment.foreground.paint(rank: 0, in: environment)
        switch image.source {
        case .system(let name, _):
            let symbol = SymbolStandIn(environment.symbolVariants.applied(to: name))
            let font = (environment.font ?? .body).resolved(with: environment.textChanges, in: environment)
            if let message = symbol.noteOfUnknown(name) {
                environment.services.report(Diagnostic(.note, .missingImage, message: message))
            }
            content = .symbol(
                symbol, SymbolWeight(openType: font.weight.rawValue), environment.symbolColors(of: image, style))
            size = symbol.size(pointSize: font.size, scale: environment.imageScale.neutral)
            tint = style
            let capHeight = environment.services.typesetter.metrics(for: font).capHeight
            baselineOffset = (size.height - capHeight) / 2
        case .named(let name):
            baselineOffset = nil
            if let picture = environment.assetPicture(named: name) {
                content = .picture(picture)
                size = picture.size
                let isTemplate = image.renderingMode.map { $0 == .template } ?? picture.isTemplate ?? false
                tint = isTemplate ? style : nil
            } else {
                content = .missing
                size = .zero
                tint = nil
                environment.services.report(
                    Diagnostic(
                        .warning, .missingImage, message: "no image named \"\(name)\" was found",
                        hints: ["add it to the asset catalog, or to the searched folder"]))
            }
        case .bitmap(let bitmap, let scale):
            size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
            content = .picture(NamedPicture(.bitmap(bitmap, scale: scale), size: size))
            tint = image.renderingMode == .template ? style : nil
            baselineOffset = nil
        }
    }

    var isSymbol: Bool { if case .symbol = content { true } else { false } }

    func draw(in rect: CGRect, into list: inout DisplayListBuilder) {
        guard rect.width > 0, rect.height > 0 else { return }
        switch content {
        case .missing: break
        case .symbol(let symbol, let weight, let colors): draw(symbol, weight, colors, in: rect, into: &list)
        case .picture(let picture): draw(picture, in: rect, into: &list)
        }
    }

    private func draw(
        _ symbol: SymbolStandIn, _ weight: SymbolWeight, _ colors: SymbolColors, in rect: CGRect,
        into list: inout DisplayListBuilder
    ) {
        let isMirrored = symbol.followsDirection && environment.layoutDirection == .rightToLeft
        let painting = SymbolPainting(symbol, weight, in: rect, colors: colors, isMirrored: isMirrored)
        painting.drawShape(into: &list)
        if let letter = painting.letter {
            let font = KeylineTypesetting.Font.system(size: letter.fontSize, weight: .medium)
            environment.draw(letter.text, font: font, color: letter.color, centeredIn: rect, into: &list)
        }
        painting.drawSlash(into: &list)
    }

    private func draw(_ picture: NamedPicture, in rect: CGRect, into list: inout DisplayListBuilder) {
        guard let bitmap = bitmap(of: picture, size: rect.size) else { return }
        let isMirrored = picture.flips && environment.layoutDirection == .rightToLeft
        let caps = insets == EdgeInsets() ? picture.capInsets : insets
        if tiles {
            let paint = PicturePaint(bitmap: bitmap, tile: size)
            return list.paint(
                KeylineGraphics.Path(rect), .fill, .picture(paint), in: rect, scale: environment.displayScale)
        }
        let toPixels = CGAffineTransform(
            scaleX: CGFloat(bitmap.width) / size.width, y: CGFloat(bitmap.height) / size.height)
        let pieces = ImagePieces(
            of: size, caps: Insets(top: caps.top, left: caps.leading, bottom: caps.bottom, right: caps.trailing),
            in: rect, isMirrored: isMirrored)
        for piece in pieces.pieces {
            list.draw(
                bitmap, source: piece.source?.applying(toPixels), in: piece.destination,
                tint: tint?.representativeColor,
                isMirrored: isMirrored)
        }
    }

    private func bitmap(of picture: NamedPicture, size: CGSize) -> Bitmap? {
        switch picture.content {
        case .bitmap(let bitmap, _): return bitmap
        case .vector(let drawing, let keepsVectors):
            let shown = keepsVectors ? size : picture.size
            let scale = max(environment.displayScale, 1)
            func pixels(_ length: CGFloat) -> Int { min(max(Int((length * scale - 0.001).rounded(.up)), 1), 8192) }
            do {
                return try drawing.bitmap(width: pixels(shown.width), height: pixels(shown.height))
            } catch {
                environment.services.report(
                    Diagnostic(.warning, .missingImage, message: error.message, hints: error.hint.map { [$0] } ?? []))
                return nil
            }
        }
    }
}

extension Image.Scale {
    /// The scale in neutral terms.
    var neutral: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension EnvironmentValues {
    /// The colours of a symbol's layers. Several foreground styles are a palette where no mode is set, as Apple documents it.
    ///
    /// - Parameters:
    ///   - image: The symbol.
    ///   - style: The style of its first layer.
    /// - Returns: The colours.
    fileprivate func symbolColors(of image: Image, _ style: Paint) -> SymbolColors {
        let color = style.representativeColor
        switch image.symbolMode ?? symbolRenderingMode {
        case .hierarchical: return .hierarchical(color)
        case .palette: return .palette(color, foreground.paint(rank: 1, in: self).representativeColor)
        case nil where foreground.secondary != nil:
            return .palette(color, foreground.paint(rank: 1, in: self).representativeColor)
        default: return .monochrome(color)
        }
    }

    /// Draws one line of text in the middle of a rectangle.
    func draw(
        _ text: String, font: KeylineTypesetting.Font, color: KeylineGraphics.Color, centeredIn rect: CGRect,
        into list: inout DisplayListBuilder
    ) {
        let layout = services.typesetter.shape(AttributedText(text, font: font, color: color), locale: localeTag)
            .layout()
        let place = CGRect(
            x: rect.midX - layout.size.width / 2, y: rect.midY - layout.size.height / 2, width: layout.size.width,
            height: layout.size.height)
        layout.draw(into: &list, in: place)
    }
}
