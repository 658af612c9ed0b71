public import Foundation
public import KeylineFoundationSupplement

/// One thing to draw, and the view that it belongs to.
public struct DisplayItem: Hashable, Sendable {
    /// The content of an item. There is no kind per control: a switch is two filled paths.
    public enum Content: Hashable, Sendable {
        /// Items drawn together.
        case group(Group)
        /// A filled or outlined path.
        case path(PathItem)
        /// A part of a bitmap.
        case image(ImageItem)
        /// Colours that run into one another.
        case gradient(GradientItem)
        /// Glyphs on a baseline.
        case glyphs(GlyphRun)
    }

    /// The view that asked for it; nil for what belongs to no view, such as the paper.
    public var view: ViewID?
    /// The drawn content.
    public var content: Content

    /// Tags something to draw with its view.
    public init(view: ViewID?, content: Content) {
        self.view = view
        self.content = content
    }
}

extension DisplayItem {
    /// Items that share a coordinate system, a clip, an opacity and effects on them as a whole.
    ///
    /// The finished items are blurred, cut by the clip, and mixed with the backdrop, in this order.
    public struct Group: Hashable, Sendable {
        /// Maps the items' coordinates to those around the group.
        public var transform: CGAffineTransform
        /// The part that shows, in the items' coordinates; nil shows everything.
        public var clip: Path?
        /// The opacity of the finished group, 0…1.
        public var opacity: Double
        /// The finished group's blend mode.
        public var blendMode: BlendMode
        /// The blur of the finished group; nil leaves it sharp.
        public var blur: Blur?
        /// Whether its items mix with one another only, and not with the group's backdrop.
        public var isIsolated: Bool
        /// The items from back to front.
        public var items: [DisplayItem]

        /// Groups items.
        public init(
            transform: CGAffineTransform = .identity,
            clip: Path? = nil,
            opacity: Double = 1,
            blendMode: BlendMode = .normal,
            blur: Blur? = nil,
            isIsolated: Bool = false,
            items: [DisplayItem]
        ) {
            self.transform = transform
            self.clip = clip
            self.opacity = opacity
            self.blendMode = blendMode
            self.blur = blur
            self.isIsolated = isIsolated
            self.items = items
        }

        /// Whether the items are drawn by themselves first, and what they give is laid over the rest.
        public var isLayer: Bool { opacity < 1 || blendMode != .normal || blur != nil || isIsolated }
    }

    /// A path that is filled or outlined.
    public struct PathItem: Hashable, Sendable {
        /// The way in which a path is painted.
        public enum Style: Hashable, Sendable {
            /// Its inside, by the non-zero winding rule.
            case fill
            /// Its inside, by the even-odd rule.
            case evenOddFill
            /// A line along it.
            case stroke(StrokeStyle)
        }

        /// The path.
        public var path: Path
        /// The way in which it is painted.
        public var style: Style
        /// Its colour.
        public var color: Color

        /// Describes a visible path.
        public init(path: Path, style: Style, color: Color) {
            self.path = path
            self.style = style
            self.color = color
        }
    }

    /// A part of a bitmap stretched over a rectangle.
    public struct ImageItem: Hashable, Sendable {
        /// The bitmap, found in the display list's table.
        public var bitmap: Bitmap.ID
        /// The part that is drawn, in the bitmap's pixels; nil draws all of it.
        public var source: CGRect?
        /// The drawn rectangle, in points.
        public var destination: CGRect
        /// A colour that takes the place of the bitmap's own, which then only gives the opacity (a template image).
        public var tint: Color?
        /// Whether the bitmap is drawn as seen in a mirror.
        public var isMirrored: Bool

        /// Describes a drawn bitmap.
        public init(
            bitmap: Bitmap.ID,
            source: CGRect? = nil,
            destination: CGRect,
            tint: Color? = nil,
            isMirrored: Bool = false
        ) {
            self.bitmap = bitmap
            self.source = source
            self.destination = destination
            self.tint = tint
            self.isMirrored = isMirrored
        }
    }
}
