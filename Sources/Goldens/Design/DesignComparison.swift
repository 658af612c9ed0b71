public import Foundation
import KeylineFoundationSupplement
public import KeylineGraphics
import KeylineImageCoding
import KeylineRendering
public import KeylineScenes

/// A view that looks otherwise in a designer's picture.
public struct DesignDifference: Hashable, Sendable {
    /// The view.
    public var view: ViewID
    /// The view in words, such as `UILabel "12.4 km" (distance)`.
    public var name: String
    /// The rectangle that it draws in, in points.
    public var rect: CGRect
    /// The share of its visible points that differ, 0…1.
    public var share: Double
    /// The distance from the picture's place to the view's, in points; nil where it did not merely move.
    public var movement: CGPoint?
    /// The ink that the picture lacks, as a share, such as 0.2 for heavier letters; nil where it is about as much.
    public var weight: Double?
    /// The colour of most of it and the picture's there, such as `#0A84FF`; nil where they are alike.
    public var colors: [String]?
    /// The colour of what it draws on that, such as its letters, and the picture's; nil where they are alike or of many colours.
    public var inks: [String]?

    /// The difference in words.
    public var words: String {
        var parts = ["\(Int((share * 100).rounded())) % of it differs"]
        if let movement {
            let sides = [
                Self.distance(movement.x, "to the right", "to the left"), Self.distance(movement.y, "lower", "higher"),
            ].compactMap { $0 }
            parts.append("it is " + sides.joined(separator: " and ") + " than in the design")
        }
        if let weight {
            let percent = max(Int((abs(weight) * 100).rounded()), 1)
            parts.append("it has \(percent) % \(weight > 0 ? "more" : "less") ink than in the design")
        }
        if let colors { parts.append("most of it is \(colors[0]), in the design \(colors[1])") }
        if let inks { parts.append("it is drawn in \(inks[0]), in the design in \(inks[1])") }
        return parts.joined(separator: "; ")
    }

    private static func distance(_ points: CGFloat, _ positive: String, _ negative: String) -> String? {
        points == 0
            ? nil
            : "\(Decimals.short(abs(points))) \(abs(points) == 1 ? "point" : "points") \(points > 0 ? positive : negative)"
    }
}

/// Compares a scene with a designer's picture of it, view by view.
///
/// Both are compared with the pixels of the design, so that edges of equal letters are equal; `DesignMeasure` says which pixels differ.
public struct DesignComparison: Sendable {
    /// The picture's scale and place.
    public let alignment: DesignAlignment
    /// The share of the pixels that both show which are alike, 0…1.
    public let likeness: Double
    /// The views that differ, those with most pixels first.
    public let differences: [DesignDifference]
    private let measure: DesignMeasure

    /// Compares.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - list: The picture of the scene.
    ///   - design: The designer's picture.
    ///   - fonts: The fonts of the scene.
    /// - Throws: Why the scene cannot be drawn, or `GoldenError` for a design of another shape.
    public init(_ scene: Scene, list: DisplayList, with design: Bitmap, fonts: any FontDataSource) throws {
        let background = scene.environment.background
        let size = (width: design.width, height: design.height)
        let points = (width: max(Int(list.size.width.rounded()), 1), height: max(Int(list.size.height.rounded()), 1))
        guard CGFloat(size.width) >= DesignSearch.leastScale * CGFloat(points.width) / 2,
            CGFloat(size.height) >= DesignSearch.leastScale * CGFloat(points.height) / 4
        else { throw GoldenError.smallDesign(width: size.width, height: size.height, screen: list.size) }
        let renderer = BitmapRenderer(fonts: fonts)
        var views: [ViewID] = []
        var indices: [ViewID: Int] = [:]
        let items = ViewsInRegion(scene, list: list).drawn.map { view, rect in
            let index = indices[view] ?? views.count
            if index == views.count {
                indices[view] = index
                views.append(view)
            }
            return (view: index, rect: rect)
        }
        let plane = OpaquePlane(design, on: background)
        let fit = try DesignFit.best(of: plane, items: items) { scale in
            OpaquePlane(try renderer.render(list, scale: scale, background: background), on: background)
        }
        guard let fit else { throw GoldenError.otherDesign(width: size.width, height: size.height) }
        alignment = fit.alignment
        measure = fit.measure
        let ancestry = ViewAncestry(scene.layout.placedViews)
        let parents = views.map { view in
            var around = ancestry.parent(of: view)
            while let view = around, indices[view] == nil { around = ancestry.parent(of: view) }
            return around.flatMap { indices[$0] }
        }
        let compared = DesignViews(fit.regions, fit.measure, parents: parents).compared()
        likeness = compared.likeness
        differences = compared.differences.map { difference in
            DesignDifference(
                view: views[difference.view], name: scene.layout.nameInReports(of: views[difference.view]),
                rect: fit.regions.rects[difference.view], share: difference.share, movement: difference.movement,
                weight: difference.weight, colors: difference.colors?.map(Self.text),
                inks: difference.inks?.map(Self.text))
        }
    }

    private static func text(_ color: UInt32) -> String {
        let digits = String(color, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// The scene, the picture where it shows it, and the pixels that differ in red on the scene, side by side with the design's pixels.
    public var picture: Bitmap {
        let drawn = measure.drawn
        let gap = 8
        let width = 3 * drawn.width + 2 * gap
        var pixels = [UInt8](repeating: 255, count: 4 * width * drawn.height)
        for row in 0..<drawn.height {
            for column in 0..<drawn.width {
                let other = measure.design.color(column - measure.x, row - measure.y)
                let color = drawn.color(column, row) ?? 0
                let faint = 0xFF_FFFF - (0xFF_FFFF - color) / 4 & 0x3F_3F3F
                let mark = measure.differs(column, row) == true ? 0xE5_202B : faint
                for (panel, shown) in [color, other ?? 0xE0_E0E0, mark].enumerated() {
                    let start = 4 * (row * width + panel * (drawn.width + gap) + column)
                    for channel in 0..<3 { pixels[start + channel] = UInt8(shown >> UInt32(16 - 8 * channel) & 0xFF) }
                }
            }
        }
        return Bitmap(width: width, height: drawn.height, pixels: pixels)
    }
}
