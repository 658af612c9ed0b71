internal import CKeylineFreeType
internal import Foundation
internal import KeylineGraphics

/// One face of a font file, opened by FreeType at a place in its design space. For one thread at a time.
///
/// Each face has a FreeType library of its own, so that two faces share nothing and may be closed on any thread.
final class FreeTypeFace {
    let id: FontID
    /// Font units per em.
    let unitsPerEm: CGFloat
    /// One more than the greatest glyph id.
    let glyphCount: UInt32
    /// Whether some glyphs bring their own colours.
    let hasColor: Bool

    let library: FT_Library
    let handle: FT_Face
    /// FreeType reads the bytes in place.
    let data: FontData

    /// The sheets made so far; emptied when they exceed a bound.
    var coverageSheets: [GlyphCoverageCache.Key: GlyphCoverageCache] = [:]
    var outlines: [UInt32: Path] = [:]
    var outlineBounds: [UInt32: CGRect] = [:]
    var colorGlyphs: [ColorGlyph.Key: ColorGlyph?] = [:]
    var colorGlyphPixelCount = 0

    init(_ id: FontID, data: FontData) throws(RenderingError) {
        let library = try FreeTypeStatus.require(id) { FT_Init_FreeType(&$0) }
        var handle: FT_Face?
        let start = data.start.assumingMemoryBound(to: FT_Byte.self)
        let status = FT_New_Memory_Face(library, start, FT_Long(data.count), FT_Long(id.faceIndex), &handle)
        guard status == 0, let handle else {
            FT_Done_FreeType(library)
            throw .unusableFont(id, reason: FreeTypeStatus.reason(status))
        }
        self.id = id
        self.data = data
        self.library = library
        self.handle = handle
        hasColor = ftx_has_color(handle)
        glyphCount = UInt32(clamping: handle.pointee.num_glyphs)
        unitsPerEm = handle.pointee.units_per_EM > 0 ? CGFloat(handle.pointee.units_per_EM) : 1000
        try setVariations()
    }

    deinit {
        FT_Done_Face(handle)
        FT_Done_FreeType(library)
    }

    /// The name of the face's family as its file has it; the file's own name where it has none.
    var familyName: String { handle.pointee.family_name.map { String(cString: $0) } ?? id.name }

    /// Moves the face to its place in the design space; axes that the id does not name keep their defaults.
    private func setVariations() throws(RenderingError) {
        guard ftx_has_multiple_masters(handle), !id.variations.isEmpty else { return }
        let axes = try FreeTypeStatus.require(id) { FT_Get_MM_Var(handle, &$0) }
        defer { FT_Done_MM_Var(library, axes) }
        var coordinates = (0..<Int(axes.pointee.num_axis)).map { index in
            let axis = axes.pointee.axis[index]
            guard let value = id.variations.first(where: { FT_ULong($0.tag.openTypeTag) == axis.tag })?.value else {
                return axis.def
            }
            return min(max(FT_Fixed(clampingPoints: value), axis.minimum), axis.maximum)
        }
        let status = FT_Set_Var_Design_Coordinates(handle, FT_UInt(coordinates.count), &coordinates)
        guard status == 0 else { throw .unusableFont(id, reason: FreeTypeStatus.reason(status)) }
    }
}

enum FreeTypeStatus {
    /// Returns the value that a FreeType function puts into its out parameter, or throws the reason why it did not.
    static func require<Value>(
        _ font: FontID, _ function: (inout Value?) -> FT_Error
    ) throws(RenderingError) -> Value {
        var value: Value?
        let status = function(&value)
        guard status == 0, let value else { throw .unusableFont(font, reason: reason(status)) }
        return value
    }

    /// A FreeType error in words, where the library was built with them.
    static func reason(_ status: FT_Error) -> String {
        FT_Error_String(status).map { String(cString: $0) } ?? "FreeType error \(status)"
    }
}

extension FT_Fixed {
    /// The 16.16 number nearest to a value that may be of any size.
    fileprivate init(clampingPoints value: Double) {
        self = value.isFinite ? FT_Fixed(Swift.min(Swift.max(value, -32_000), 32_000) * 65_536) : 0
    }
}

extension String {
    /// The number that stands for an axis tag of four characters; 0 for anything else.
    var openTypeTag: UInt32 {
        let letters = Array(utf8)
        return letters.count == 4 ? letters.reduce(0) { $0 << 8 | UInt32($1) } : 0
    }
}
