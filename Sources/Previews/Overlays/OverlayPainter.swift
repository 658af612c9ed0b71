public import Foundation
public import KeylineGraphics
public import KeylineScenes
public import KeylineTypesetting

/// Draws how a scene came about, from its layout alone, as a display list to lay over the scene's own.
///
/// Lines stand on whole device pixels. Every item is tagged with the view that it speaks of.
public struct OverlayPainter: Sendable {
    /// The overlays.
    public var overlays: Set<Overlay>
    /// The id, accessibility identifier, label or text of the only views whose constraints or proposals are drawn; nil for all views.
    public var selectedView: String?
    /// The parts of the device around the scene.
    public var chrome: Chrome

    /// Whether nothing of a device is drawn though it was asked for: only a scene that fills its device's screen has one.
    public func lacksDevice(_ scene: Scene) -> Bool { chrome != .none && ChromePainter(chrome, of: scene) == nil }
    private let typesetter: Typesetter

    /// Creates a painter.
    ///
    /// - Parameters:
    ///   - overlays: What is drawn.
    ///   - selectedView: What the only views whose constraints or proposals are drawn are called; nil for all views.
    ///   - chrome: What of the device is drawn around the scene.
    ///   - typesetter: Shapes the labels.
    public init(
        _ overlays: Set<Overlay>, selectedView: String? = nil, chrome: Chrome = .none, typesetter: Typesetter
    ) {
        self.overlays = overlays
        self.selectedView = selectedView
        self.chrome = chrome
        self.typesetter = typesetter
    }

    /// The overlays of a scene, on paper of the scene's size.
    public func displayList(of scene: Scene) -> DisplayList {
        drawing(of: scene).pen.displayList(size: scene.displayList.size)
    }

    private typealias Drawing = (pen: PixelPen, entries: [OverlayLegend.Entry])

    private func drawing(of scene: Scene) -> Drawing {
        let geometry = LayoutGeometry(scene)
        let selected = selectedView.map { Set(scene.layout.views(called: $0).map(\.view.id)) }
        let isDark = scene.environment.appearance == .dark
        var pen = PixelPen(scale: scene.environment.scale, halo: isDark ? OverlayColors.darkHalo : OverlayColors.halo)
        var entries: [OverlayLegend.Entry] = []
        if overlays.contains(.margins) { MarginsOverlay(geometry).draw(with: &pen) }
        if overlays.contains(.frames) {
            FramesOverlay(geometry, scene: scene, paper: ground(of: scene)).draw(with: &pen, typesetter: typesetter)
        }
        if overlays.contains(.alignment) { AlignmentOverlay(geometry).draw(with: &pen) }
        if overlays.contains(.baselines) { BaselinesOverlay(geometry).draw(with: &pen) }
        if overlays.contains(.constraints) {
            let overlay = ConstraintsOverlay(
                geometry, scene: scene, paper: ground(of: scene), selecting: selected)
            entries += overlay.draw(with: &pen, typesetter: typesetter)
        }
        if overlays.contains(.proposals) {
            let overlay = ProposalsOverlay(geometry, paper: ground(of: scene), selecting: selected)
            overlay.draw(with: &pen, typesetter: typesetter)
        }
        if overlays.contains(.marks) {
            MarksOverlay(geometry, scene: scene, paper: ground(of: scene)).draw(with: &pen, typesetter: typesetter)
        }
        if overlays.contains(.accessibility) {
            AccessibilityOverlay(scene, paper: ground(of: scene)).draw(with: &pen, typesetter: typesetter)
        }
        if overlays.contains(.fold) {
            FoldOverlay(scene, paper: ground(of: scene))?.draw(with: &pen, typesetter: typesetter)
        }
        return (pen, entries)
    }

    /// A scene's picture with its overlays and the device around it; the picture itself where nothing is to be drawn.
    public func overlaid(_ scene: Scene) -> DisplayList {
        let chrome = ChromePainter(chrome, of: scene)
        var list = chrome?.withBars(typesetter: typesetter) ?? scene.displayList
        let drawing = overlays.isEmpty ? nil : drawing(of: scene)
        if let drawing {
            if !overlays.isDisjoint(with: Self.veiled) { list = veiled(list, scene) }
            list = list.overlaid(with: drawing.pen.displayList(size: scene.displayList.size))
            if overlays.contains(.offscreen) { list = OffscreenOverlay(scene).enlarged(list) }
        }
        list = chrome?.framed(list, showing: ground(of: scene)) ?? list
        return drawing.map { withWords(withLegend(list, $0, scene), scene) } ?? list
    }

    /// Overlays that would be lost on a picture at full strength.
    private static let veiled: Set<Overlay> = [.frames, .alignment, .constraints, .proposals]

    /// A picture that stands back behind what is drawn over it.
    private func veiled(_ list: DisplayList, _ scene: Scene) -> DisplayList {
        var veil = DisplayListBuilder()
        veil.fill(
            CGRect(origin: .zero, size: list.size),
            color: scene.environment.background.multiplyingAlpha(by: OverlayColors.veil))
        return list.overlaid(with: veil.displayList(size: list.size))
    }

    // MARK: Legend

    private func legend(_ drawing: Drawing, width: CGFloat) -> OverlayLegend {
        let entries =
            overlays.contains(.legend) ? OverlayLegend.meanings(of: overlays) + drawing.entries : drawing.entries
        let shown = overlays.contains(.legend) ? entries : entries.filter(\.isNumbered)
        return OverlayLegend(shown, width: width, typesetter: typesetter)
    }

    private func withLegend(_ list: DisplayList, _ drawing: Drawing, _ scene: Scene) -> DisplayList {
        let legend = legend(drawing, width: list.size.width)
        guard legend.height > 0 else { return list }
        var pen = PixelPen(scale: scene.environment.scale)
        pen.builder.draw(list, at: .zero)
        legend.draw(at: list.size.height, with: &pen)
        return pen.displayList(size: CGSize(width: list.size.width, height: list.size.height + legend.height))
    }

    /// The words of VoiceOver below the picture, where they are asked for.
    private func words(of scene: Scene, width: CGFloat) -> AccessibilityLegend? {
        overlays.contains(.accessibility) ? AccessibilityLegend(scene, width: width, typesetter: typesetter) : nil
    }

    private func withWords(_ list: DisplayList, _ scene: Scene) -> DisplayList {
        guard let words = words(of: scene, width: list.size.width), words.height > 0 else { return list }
        var pen = PixelPen(scale: scene.environment.scale)
        pen.builder.draw(list, at: .zero)
        words.draw(at: list.size.height, with: &pen)
        return pen.displayList(size: CGSize(width: list.size.width, height: list.size.height + words.height))
    }

    /// The visible area of `overlaid(_:)`, in the scene's own coordinates, in points.
    public func paper(of scene: Scene) -> CGRect {
        let ground = ground(of: scene)
        var paper = ChromePainter(chrome, of: scene)?.paper(around: ground) ?? ground
        if !overlays.isDisjoint(with: [.legend, .constraints]) {
            paper.size.height += legend(drawing(of: scene), width: paper.width).height
        }
        paper.size.height += words(of: scene, width: paper.width)?.height ?? 0
        return paper
    }

    /// The colour under ``overlaid(_:)``; nil where the device around the scene leaves corners free.
    public func background(of scene: Scene) -> Color? {
        let isFramed = ChromePainter(chrome, of: scene)?.isFramed ?? false
        return isFramed ? nil : scene.environment.background
    }

    /// The visible area without a device around it, in the scene's own coordinates, in points.
    private func ground(of scene: Scene) -> CGRect {
        guard overlays.contains(.offscreen) else { return CGRect(origin: .zero, size: scene.displayList.size) }
        return OffscreenOverlay(scene).paper
    }
}
