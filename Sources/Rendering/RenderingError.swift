public import Foundation
public import KeylineGraphics
public import KeylineImageCoding
public import KeylineScenes

/// Why a display list could not be drawn.
public enum RenderingError: InputError {
    /// The paper or the scale is not a positive number.
    case invalidSize(CGSize, scale: CGFloat)
    /// The picture would have more pixels than the limits allow.
    case tooLarge(width: Int, height: Int, limits: ImageLimits)
    /// Pages of a PDF may be 200 inches long.
    case pageTooLarge(CGSize)
    /// A coordinate, a size, a colour or an opacity of an item is not a number or infinite.
    case notFinite(view: ViewID?)
    /// An item is magnified far beyond the size of any paper.
    case tooLargeToDraw(view: ViewID?)
    /// An item names a bitmap that the display list does not bring.
    case missingBitmap(Bitmap.ID, view: ViewID?)
    /// The clusters of a run do not add up to its text and its glyphs.
    case malformedRun(text: String, view: ViewID?)
    /// A run names a glyph that its font does not have.
    case missingGlyph(UInt32, FontID, view: ViewID?)
    /// The bytes of a font could not be had.
    case fontUnavailable(FontID, any Error)
    /// FreeType cannot read a font; `reason` is its own.
    case unusableFont(FontID, reason: String)
    /// Groups are nested in one another beyond all reason.
    case nestedTooDeeply(view: ViewID?)
    /// Transparent groups within one another need more memory than the limits allow.
    case tooManyLayers
    /// The machine refused the memory.
    case insufficientMemory
    /// Cairo refused for a reason that none of the checks foresaw.
    case refused(reason: String)
}

extension RenderingError {
    /// The mistake.
    public var message: String {
        switch self {
        case .invalidSize(let size, let scale):
            "paper of \(Decimals.text(size)) points at scale \(Decimals.text(scale)) has no pixels"
        case .tooLarge(let width, let height, let limits):
            "a picture of \(width)×\(height) pixels is larger than \(limits.maximumSide) pixels per side or"
                + " \(limits.maximumPixelCount) pixels in all"
        case .pageTooLarge(let size):
            "a page of \(Decimals.text(size)) points is larger than PDF allows"
        case .notFinite(let view): "\(Self.owner(view)) draws with a number that is not finite"
        case .tooLargeToDraw(let view): "\(Self.owner(view)) draws something far larger than any picture"
        case .missingBitmap(let id, let view): "\(Self.owner(view)) draws a bitmap that is missing, \(id)"
        case .malformedRun(let text, let view):
            "\(Self.owner(view)) draws glyphs that do not match their text, \"\(text)\""
        case .missingGlyph(let glyph, let font, let view):
            "\(Self.owner(view)) draws glyph \(glyph), which \(font.name) does not have"
        case .fontUnavailable(let font, let error):
            (error as? any InputError)?.message ?? "the font \(font) cannot be read: \(error)"
        case .unusableFont(let font, let reason): "the font \(font) is unusable: \(reason)"
        case .nestedTooDeeply(let view): "\(Self.owner(view)) lies in too many groups"
        case .tooManyLayers: "transparent groups are nested too deeply"
        case .insufficientMemory: "not enough memory for the picture"
        case .refused(let reason): "the picture cannot be drawn: \(reason)"
        }
    }

    /// The path at which the font was looked for; a display list has no place in a file.
    public var location: SourceLocation? { fontError?.location }

    /// The next step.
    public var hint: String? {
        switch self {
        case .tooLarge: "render it at a smaller scale or size"
        case .pageTooLarge: "no side may be longer than \(Decimals.text(PDFRenderer.maximumSide)) points"
        case .missingGlyph: "the font was replaced after the text was laid out"
        default: fontError?.hint
        }
    }

    private var fontError: (any InputError)? {
        if case .fontUnavailable(_, let error) = self { error as? any InputError } else { nil }
    }

    private static func owner(_ view: ViewID?) -> String {
        view.map { "the view \"\($0)\"" } ?? "the picture"
    }
}
