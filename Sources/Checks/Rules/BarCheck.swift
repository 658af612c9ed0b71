import Foundation
import KeylineGraphics
import KeylineScenes

/// Finds text and controls under what the system draws over the edges of a screen: the status bar, bars of controllers, the sensor housing,
/// the home indicator, the keyboard.
///
/// Scrolling content may pass below all of these, and backgrounds belong there. The home indicator hides little, so that content below it is a
/// note. Scenes whose size a host decides have no edges of a screen. A scene of a document may be a child of another one, which has bars of
/// its own: a note too, and none where only code leads to it.
///
/// Source: Apple, Human Interface Guidelines, Layout, "Guides and safe areas".
struct BarCheck {
    private let screen: ScreenReading
    private let paper: CGRect

    init(_ screen: ScreenReading) {
        self.screen = screen
        paper = CGRect(origin: .zero, size: screen.scene.displayList.size)
    }

    /// A letter may touch a bar by this much, in points.
    private static let tolerance: CGFloat = 1

    /// Something of the system's that hides an edge of the screen.
    private struct Band {
        let name: String
        let area: CGRect
        /// The order of the bar: earlier items are below it. A bar that the system draws itself is above all.
        var order = Int.max
        var severity = Diagnostic.Severity.warning
    }

    var findings: [Diagnostic] {
        guard let root = screen.views.first, root.hostedSides.isEmpty else { return [] }
        let bands = keyboard + edges(of: root) + bars
        guard !bands.isEmpty else { return [] }
        var seen: Set<ViewID> = []
        return screen.readableItems.compactMap { item in
            guard item.stage == paper, !seen.contains(item.owner.view.id),
                !screen.isPartOfSystemBar(item.owner.view.id),
                let band = bands.first(where: { isHidden(item, by: $0) })
            else { return nil }
            seen.insert(item.owner.view.id)
            return finding(item, under: band)
        }
    }

    /// Whether a text reaches into a band, or a control is for the most part inside.
    private func isHidden(_ item: ReadableItem, by band: Band) -> Bool {
        let shared = item.extent.intersection(item.item.visible).intersection(band.area)
        guard item.order < band.order, !shared.isNull else { return false }
        guard item.text == nil else { return min(shared.width, shared.height) > Self.tolerance }
        return shared.width * shared.height > item.extent.width * item.extent.height / 2
    }

    private func finding(_ item: ReadableItem, under band: Band) -> Diagnostic {
        let shared = item.extent.intersection(band.area)
        let isVertical = band.area.width >= band.area.height
        let depth = Decimals.short(isVertical ? shared.height : shared.width)
        return screen.finding(
            screen.isOfDocument ? .note : band.severity, .underBar, item.owner, showing: item.text,
            "is \(depth) under \(band.name)",
            hints: ["constrain it to the safe area, or put it into a scroll view"])
    }

    // MARK: Bands

    /// The edges outside the safe area of the whole screen.
    private func edges(of root: LayoutSnapshot.PlacedView) -> [Band] {
        let safe = root.view.geometry.safeAreaFrame.offsetBy(
            dx: -root.view.geometry.boundsOrigin.x, dy: -root.view.geometry.boundsOrigin.y)
        guard !screen.scene.isShownByCode, root.frame == paper, paper.contains(safe), safe.width > 0, safe.height > 0
        else { return [] }
        let width = paper.width
        let height = paper.height
        let all = [
            Band(name: "the status bar", area: CGRect(x: 0, y: 0, width: width, height: safe.minY)),
            Band(
                name: "the home indicator", area: CGRect(x: 0, y: safe.maxY, width: width, height: height - safe.maxY),
                severity: .note),
            Band(name: "the sensor housing", area: CGRect(x: 0, y: 0, width: safe.minX, height: height)),
            Band(
                name: "the sensor housing", area: CGRect(x: safe.maxX, y: 0, width: width - safe.maxX, height: height)),
        ]
        return all.filter { $0.area.width > 0 && $0.area.height > 0 }
    }

    private var keyboard: [Band] {
        let height = screen.scene.environment.keyboardHeight
        guard height > 0 else { return [] }
        return [
            Band(
                name: "the keyboard", area: CGRect(x: 0, y: paper.height - height, width: paper.width, height: height))
        ]
    }

    private static let barNames = [
        "UINavigationBar": "the navigation bar", "UITabBar": "the tab bar", "UIToolbar": "the toolbar",
    ]

    /// The bars of the scene, which cover earlier items.
    private var bars: [Band] {
        screen.views.compactMap { placed in
            guard let name = Self.barNames[placed.view.className], placed.isVisible, placed.frame.intersects(paper)
            else { return nil }
            let order = screen.items.firstIndex { $0.view.map { isInside($0, placed.view.id) } ?? false }
            return Band(name: name, area: placed.frame, order: order ?? Int.max)
        }
    }

    private func isInside(_ view: ViewID, _ bar: ViewID) -> Bool {
        screen.ancestry(of: view).contains { $0.view.id == bar }
    }
}
