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
    /// The colour of most of it and the picture's there, such as `#0A84FF`; nil where they are alike.
    public var colors: [String]?

    /// The difference in words.
    public var words: String {
        var parts = ["\(Int((share * 100).rounded())) % of it differs"]
        if let movement {
            let sides = [
                Self.distance(movement.x, "to the right", "to the left"), Self.distance(movement.y, "lower", "higher"),
            ].compactMap { $0 }
            parts.append("it is " + sides.joined(separator: " and ") + " than in the design")
        }
        if let colors { parts.append("its colour is \(colors[0]), in the design \(colors[1])") }
        return parts.joined(separator: "; ")
    }

    private static func distance(_ points: CGFloat, _ positive: String, _ negative: String) -> String? {
        points == 0
            ? nil : "\(Int(abs(points))) \(abs(points) == 1 ? "point" : "points") \(points > 0 ? positive : negative)"
    }
}

/// Compares a scene with a designer's picture of it, view by view.
///
/// A picture is compared point by point, so that its scale does not matter; letters of another font differ, and are told by the share of
/// their points.
public struct DesignComparison: Sendable {
    /// The picture's scale and place.
    public let alignment: DesignAlignment
    /// The share of the points that both show which are alike, 0…1.
    public let likeness: Double
    /// The views that differ, those with most points first.
    public let differences: [DesignDifference]
    private let drawn: PointPlane
    private let design: PointPlane

    /// Differences in a channel up to this are called alike: colour spaces of tools differ by a little.
    static let tolerance = 24
    /// No other scale is tried where the picture fits as well as this.
    private static let goodCost = 0.02
    /// Views of which less differs are not named.
    static let leastShare = 0.02

    /// Compares.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - list: The picture of the scene.
    ///   - design: The designer's picture.
    ///   - fonts: The fonts of the scene.
    /// - Throws: Why the scene cannot be drawn.
    public init(_ scene: Scene, list: DisplayList, with design: Bitmap, fonts: any FontDataSource) throws {
        let background = scene.environment.background
        let points = (width: max(Int(list.size.width.rounded()), 1), height: max(Int(list.size.height.rounded()), 1))
        let renderer = BitmapRenderer(fonts: fonts)
        func plane(at scale: CGFloat) throws -> PointPlane {
            // Both are reduced in the same way from the same scale, so that edges of equal letters are equal.
            let bitmap = try renderer.render(list, scale: min(max(scale, 1), 4), background: background)
            return PointPlane(bitmap, width: points.width, height: points.height, on: background)
        }
        let search = DesignSearch(drawn: try plane(at: 1), size: (design.width, design.height))
        var best: (alignment: DesignAlignment, plane: PointPlane, cost: Double)?
        for scale in search.scales {
            let plane = PointPlane(
                design, width: max(Int((CGFloat(design.width) / scale).rounded()), 1),
                height: max(Int((CGFloat(design.height) / scale).rounded()), 1), on: background)
            let fit = search.place(of: plane)
            guard fit.cost < best?.cost ?? .infinity else { continue }
            best = (DesignAlignment(scale: scale, x: fit.x, y: fit.y), plane, fit.cost)
            if fit.cost < Self.goodCost { break }
        }
        guard let best else { throw GoldenError.otherDesign(width: design.width, height: design.height) }
        alignment = best.alignment
        drawn = try plane(at: best.alignment.scale)
        self.design = best.plane
        let views = DesignViews(scene, list: list, drawn, best.plane, best.alignment)
        differences = views.differences
        likeness = views.likeness
    }

    /// The scene, the picture where it shows it, and the points that differ in red on the scene, side by side with a pixel for each point.
    public var picture: Bitmap {
        let gap = 8
        let width = 3 * drawn.width + 2 * gap
        var pixels = [UInt8](repeating: 255, count: 4 * width * drawn.height)
        for row in 0..<drawn.height {
            for column in 0..<drawn.width {
                let other = design.color(column - alignment.x, row - alignment.y)
                let color = drawn.color(column, row) ?? 0
                let differs =
                    (drawn.difference(column, row, design, column - alignment.x, row - alignment.y) ?? 0)
                    > Self.tolerance
                let faint = 0xFF_FFFF - (0xFF_FFFF - color) / 4 & 0x3F_3F3F
                for (panel, shown) in [color, other ?? 0xE0_E0E0, differs ? 0xE5_202B : faint].enumerated() {
                    let start = 4 * (row * width + panel * (drawn.width + gap) + column)
                    for channel in 0..<3 { pixels[start + channel] = UInt8(shown >> UInt32(16 - 8 * channel) & 0xFF) }
                }
            }
        }
        return Bitmap(width: width, height: drawn.height, pixels: pixels)
    }
}
