import Foundation
import KeylineFoundationSupplement
import KeylineGraphics

/// What `draw(_:)` draws into, under the names of Core Graphics: everything is recorded as items of the picture.
@preconcurrency @MainActor
public final class CGContext {
    /// How items are drawn from here on.
    struct State {
        var transform = CGAffineTransform.identity
        var fillColor = UIColor.black
        var strokeColor = UIColor.black
        var style = StrokeStyle(lineWidth: 1)
        var alpha = 1.0
        var blendMode = CGBlendMode.normal
        var textPosition = CGPoint.zero
        /// The bounds of what clips, in the canvas's coordinates; nil for none.
        var clip: CGRect?
        var shadow: ViewShadow?
        /// The number of groups that were open when the state was saved.
        var openGroups = 0
    }

    /// A group that ends with the state that began it.
    private struct Group {
        var canvas: ViewCanvas
        let clip: Path?
        let opacity: Double
        /// Draws what the group shows through, in the coordinates of the canvas.
        var mask: ((inout ViewCanvas) -> Void)?

        /// Adds what the group drew to the group around it.
        func add(to outer: inout ViewCanvas) {
            guard let mask else { return outer.add(canvas, clip: clip, opacity: opacity) }
            outer.masked(by: mask) { $0.add(canvas, clip: clip, opacity: opacity) }
        }
    }

    private var groups: [Group]
    private var saved: [State] = []
    /// The pixels that the context stands for; nil for one of a view or picture.
    var memory: BitmapMemory?
    var state = State()
    /// The path that is being built, in the coordinates of the canvas.
    private(set) var builtPath = Path()

    /// The rectangle that is drawn into, in points.
    let bounds: CGRect

    init(_ canvas: ViewCanvas, _ bounds: CGRect) {
        self.bounds = bounds
        groups = [Group(canvas: canvas, clip: nil, opacity: 1)]
    }

    var traits: UITraitCollection { groups[0].canvas.traits }

    /// Draws in the present coordinates, with the present opacity.
    func record(_ body: (inout ViewCanvas) -> Void) {
        let transform = state.transform
        recordUntransformed { canvas in
            if transform.isIdentity { body(&canvas) } else { canvas.transformed(by: transform, body) }
        }
    }

    /// Draws in the coordinates of the canvas.
    func recordUntransformed(_ body: (inout ViewCanvas) -> Void) {
        if let mode = state.blendMode.neutral {
            groups[groups.count - 1].canvas.blended(mode, opacity: state.alpha, body)
        } else {
            groups[groups.count - 1].canvas.group(opacity: state.alpha, body)
        }
        if let memory, memory.isGiven { memory.write(self) }
    }

    /// What was drawn so far, as if every group ended here.
    var drawnSoFar: ViewCanvas {
        var open = groups
        while open.count > 1, let group = open.popLast() {
            group.add(to: &open[open.count - 1].canvas)
        }
        return open[0].canvas
    }

    /// Begins a group that ends with the present state.
    func beginGroup(clip: Path?, opacity: Double, mask: ((inout ViewCanvas) -> Void)? = nil) {
        let blank = groups[groups.count - 1].canvas.blank
        groups.append(Group(canvas: blank, clip: clip, opacity: opacity, mask: mask))
        state.openGroups = groups.count - 1
        if let clip { state.clip = clip.controlPointBounds.intersection(state.clip ?? .infinite) }
    }

    private func endGroups(downTo count: Int) {
        while groups.count - 1 > count, let group = groups.popLast() {
            group.add(to: &groups[groups.count - 1].canvas)
        }
    }

    /// The canvas with everything that was drawn.
    func finish() -> ViewCanvas {
        saved = []
        endGroups(downTo: 0)
        return groups[0].canvas
    }

    /// What was drawn, after which a new page begins with nothing drawn and everything as it was at first.
    func takePage() -> ViewCanvas {
        let drawn = finish()
        groups = [Group(canvas: drawn.blank, clip: nil, opacity: 1)]
        state = State()
        builtPath = Path()
        return drawn
    }

    // MARK: State

    /// Remembers how items are drawn.
    public func saveGState() {
        saved.append(state)
    }

    /// Draws again as it was remembered last, and ends the clips since then.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        endGroups(downTo: last.openGroups)
        state = last
    }

    /// Draws what follows as one group with the present opacity, until the layer ends.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        beginGroup(clip: nil, opacity: state.alpha)
        state.alpha = 1
    }

    /// Ends the group.
    public func endTransparencyLayer() {
        restoreGState()
    }

    // MARK: Building paths

    func changePath(_ change: (inout Path) -> Void) {
        change(&builtPath)
    }

    func takePath() -> Path {
        defer { builtPath = Path() }
        return builtPath
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is drawn into now; nil outside of `draw(_:)`.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentCanvas.context }
