public import Foundation
public import KeylineGraphics
public import KeylineScenes
public import KeylineTypesetting

/// The pictures of a scene's flow side by side: before the first step, and after each, with the step above it.
///
/// The flow starts at the side where lines start.
public struct FlowStrip: Sendable {
    private static let margin: CGFloat = 16
    private static let caption: CGFloat = 26

    private let typesetter: Typesetter

    /// Creates a painter of strips.
    ///
    /// - Parameter typesetter: Shapes the captions.
    public init(typesetter: Typesetter) {
        self.typesetter = typesetter
    }

    /// The strip of a scene's flow; the scene's own picture where it has none.
    ///
    /// - Parameters:
    ///   - scene: The scene after its steps.
    ///   - painter: Draws the overlays of each picture.
    /// - Returns: The strip, and the pictures in it with their places, the scene's own last.
    public func drawing(
        of scene: Scene, _ painter: OverlayPainter?
    ) -> (list: DisplayList, pictures: [(scene: Scene, place: CGRect)]) {
        let pictures = scene.flow.filter { !$0.isPassing }
        func list(_ scene: Scene) -> DisplayList { painter?.overlaid(scene) ?? scene.displayList }
        guard !pictures.isEmpty else {
            let picture = list(scene)
            return (picture, [(scene, CGRect(origin: .zero, size: picture.size))])
        }
        let lists = pictures.map { list($0.scene) }
        let height = lists.map(\.size.height).max() ?? 0
        let width = lists.reduce(Self.margin) { $0 + $1.size.width + Self.margin }
        let size = CGSize(width: width, height: Self.caption + height + Self.margin)
        var builder = DisplayListBuilder()
        builder.fill(CGRect(origin: .zero, size: size), color: SheetStyle.paper)
        let isMirrored = scene.environment.layoutDirection == .rightToLeft
        let style = SheetStyle(typesetter: typesetter)
        var start = Self.margin
        var places: [CGRect] = []
        for (picture, list) in zip(pictures, lists) {
            let x = isMirrored ? width - start - list.size.width : start
            let frame = CGRect(origin: CGPoint(x: x, y: Self.caption), size: list.size)
            places.append(frame)
            style.label(
                picture.step?.text ?? "start", at: CGPoint(x: x, y: 6), width: list.size.width, into: &builder)
            builder.group(clip: Path(frame)) { inner in
                if let background = painter.map({ $0.background(of: picture.scene) })
                    ?? picture.scene.environment.background
                {
                    inner.fill(frame, color: background)
                }
                inner.draw(list, at: frame.origin)
            }
            start += list.size.width + Self.margin
        }
        return (builder.displayList(size: size), Array(zip(pictures.map(\.scene), places)))
    }
}
