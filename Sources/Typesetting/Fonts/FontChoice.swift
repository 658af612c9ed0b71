internal import Foundation
internal import KeylineGraphics

/// The face for a description, and the system font's additions to it.
struct FontChoice {
    /// The size of the em in points, finite and above 0.
    let size: CGFloat
    /// The family that is taken.
    let family: FontFamily
    /// The face that a name belongs to; nil where the family's best match is taken.
    let face: FontFace?
    let isSystem: Bool
    private let isDisplay: Bool
    /// Whether lines have San Francisco's metrics.
    let hasSystemMetrics: Bool
    /// Widths of letters that are not the face's own; nil where they are.
    let corrections: SystemFont.AdvanceCorrections?
    /// Layout features that the choice sets before the description's own.
    let features: [FontFeature]
    let missingName: String?
    /// The family of iOS that is asked for and stood in for; nil for any other.
    let device: DeviceFont?
    /// Weight and slant: the description's, or for an unknown name what the name says.
    let weight: FontWeight
    let isItalic: Bool

    init(_ font: Font, catalog: FontCatalog) {
        size = font.size.isFinite ? max(font.size, .leastNonzeroMagnitude) : .leastNonzeroMagnitude
        isDisplay = SystemFont.isDisplay(size: size, features: font.features)
        let system = isDisplay ? catalog.systemDisplay : catalog.systemText
        var nameStyle: FontNameStyle?
        var device: DeviceFont?
        switch font.family {
        case .system:
            family = system
            face = nil
            features = []
            missingName = nil
            isSystem = true
            hasSystemMetrics = true
        case .monospacedSystem:
            // Programming ligatures would join characters that a person typed.
            let apart = [FontFeature("calt", 0), FontFeature("liga", 0)]
            family = catalog.monospaced
            face = nil
            features = apart
            missingName = nil
            isSystem = false
            hasSystemMetrics = true
        case .named(let name):
            let entry = catalog.entry(named: name)
            device = catalog.deviceFont(named: name)
            let substitute = device.flatMap { catalog.deviceSubstitutes[$0.design] }
            family = entry?.family ?? substitute ?? system
            face = entry?.face
            features = []
            missingName = entry == nil && device == nil ? name : nil
            isSystem = entry == nil && substitute == nil
            hasSystemMetrics = isSystem
            if entry == nil { nameStyle = DeviceFont.style(of: name) }
        }
        corrections = isSystem ? SystemFont.AdvanceCorrections(isDisplay: isDisplay, features: font.features) : nil
        self.device = device
        weight = nameStyle?.weight ?? font.weight
        isItalic = nameStyle?.isItalic ?? false || font.isItalic
    }

    /// The face with its axes set.
    func instance(_ font: Font, in store: FontStore) -> FontInstance? {
        let faces = face.map { [$0] } ?? family.faces(weight: weight, width: font.width, isItalic: isItalic)
        return faces.lazy.compactMap { face in
            let chosen = Self.variations(of: face, weight: weight, width: font.width, size: Double(size))
            let given = font.variations.filter { face.axes.contains($0.tag) }
            let kept = chosen.filter { setting in !given.contains { $0.tag == setting.tag } }
            return store.instance(face, of: family, variations: kept + given, slant: slant(of: face))
        }.first
    }

    /// The slant of upright letters that replace an italic, about 14°. Source: WebKit's `syntheticObliqueAngle`.
    static let syntheticSlant = 0.25

    private func slant(of face: FontFace) -> Double {
        isItalic && !face.isItalic && !family.isEmoji ? Self.syntheticSlant : 0
    }

    /// Extra space after each cluster, in points.
    var tracking: Double {
        if isSystem { return Double(SystemFont.tracking(size: size, weight: weight, isDisplay: isDisplay) * size) }
        return (device?.tracking ?? 0) * Double(size)
    }

    /// The measures in points: San Francisco's line for the system's fonts, otherwise what the font says of itself.
    func metrics(of instance: FontInstance?) -> FontMetrics {
        let isOwn = !hasSystemMetrics
        func em(_ metric: HarfBuzzFont.Metric, _ usual: CGFloat) -> CGFloat { instance?.metric(metric) ?? usual }
        let ascender = device?.line?.ascender ?? (isOwn ? instance.map { CGFloat($0.line.ascender) } : nil)
        let descender = device?.line?.descender ?? (isOwn ? instance.map { CGFloat($0.line.descender) } : nil)
        // UIKit's lines of Helvetica Neue are as high as its ascender and descender: it leaves out the gap.
        let lineGap = isOwn && device == nil ? instance.map { CGFloat($0.line.gap) } : nil
        return FontMetrics(
            ascender: (ascender ?? SystemFont.ascender) * size,
            descender: (descender ?? SystemFont.descender) * size,
            lineGap: (lineGap ?? 0) * size,
            capHeight: em(.capHeight, 0.727) * size,
            xHeight: em(.xHeight, 0.545) * size,
            underlineOffset: -em(.underlineOffset, -0.15) * size,
            underlineThickness: em(.underlineSize, 0.07) * size,
            strikethroughOffset: em(.strikethroughOffset, 0.27) * size,
            strikethroughThickness: em(.strikethroughSize, 0.07) * size
        )
    }

    /// Settings of the axes that a face has: weight, width, and the optical size where there is one.
    static func variations(
        of face: FontFace,
        weight: FontWeight,
        width: FontWidth,
        size: Double
    ) -> [FontID.Variation] {
        func clamped(_ value: Double, _ range: ClosedRange<Double>) -> Double {
            min(max(value, range.lowerBound), range.upperBound)
        }
        let settings = [
            ("wght", clamped(weight.rawValue, face.weights)), ("wdth", clamped(width.rawValue, face.widths)),
            ("opsz", size),
        ]
        return settings.filter { face.axes.contains($0.0) }.map { FontID.Variation(tag: $0.0, value: $0.1) }
    }
}
