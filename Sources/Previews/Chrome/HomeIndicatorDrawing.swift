import Foundation
import KeylineGraphics

/// Draws the bar at the lower edge that stands for the home button. Its measures are read off screenshots.
struct HomeIndicatorDrawing {
    private static let height: CGFloat = 5
    private static let bottom: CGFloat = 8

    private let display: Display

    init(_ display: Display) {
        self.display = display
    }

    func draw(into builder: inout DisplayListBuilder) {
        guard display.shape.hasHomeIndicator else { return }
        let bounds = display.bounds
        let width = (bounds.width * share).rounded()
        let rect = CGRect(
            x: bounds.midX - width / 2, y: bounds.maxY - Self.bottom - Self.height, width: width, height: Self.height)
        builder.fill(
            Path(roundedRect: rect, cornerRadius: Self.height / 2), color: display.isDark ? .white : .black)
    }

    /// Its share of the display's width.
    private var share: CGFloat {
        if !display.isPhone { return 0.3 }
        return display.isUpright ? 0.357 : 0.25
    }
}
