import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// Draws the status bar: the time, the signal and the battery. Where lines run from right to left it is the other way round, as on iOS.
/// Its measures are read off screenshots.
struct StatusBarDrawing {
    private let display: Display
    private let typesetter: Typesetter

    init(_ display: Display, typesetter: Typesetter) {
        self.display = display
        self.typesetter = typesetter
    }

    func draw(into builder: inout DisplayListBuilder) {
        guard display.statusBarHeight > 0 else { return }
        switch (display.isPhone, display.shape.hasHomeIndicator) {
        case (true, true): drawBesideSensors(into: &builder)
        case (true, false): drawAboveAll(into: &builder)
        case (false, _): drawOfPad(into: &builder)
        }
    }

    // MARK: Kinds of bars

    /// Time and signs in the middles of both corners beside a notch or an island.
    private func drawBesideSensors(into builder: inout DisplayListBuilder) {
        let (width, middle) = room
        let corner = (display.bounds.width - width) / 2
        text(clock.time, size: 17, .semibold, centeredAt: x(corner / 2 + 3), middle, into: &builder)
        let icons = StatusIcons(height: min(12, corner / 8), color: display.statusBarColor)
        let trailing = display.bounds.width - corner / 2 - 1
        icons.draw([.cellular, .wifi, .battery], at: x(trailing), middle, isMirrored: isMirrored, into: &builder)
    }

    /// The sensors' width and the line in the middle of the text, in points.
    private var room: (width: CGFloat, middle: CGFloat) {
        switch display.shape.sensors {
        case .island(let size, let top): (size.width, top + size.height / 2)
        case .notch(let size): (size.width, size.height / 2 + 8)
        case .outside: (0, display.statusBarHeight / 2)
        }
    }

    /// The low bar of phones with a home button: the signal at the start, the time in the middle.
    private func drawAboveAll(into builder: inout DisplayListBuilder) {
        let bounds = display.bounds
        let middle = display.statusBarHeight / 2
        text(clock.time, size: 12, .semibold, centeredAt: bounds.midX, middle, into: &builder)
        let icons = StatusIcons(height: 10, color: display.statusBarColor)
        let signal = icons.width(of: [.cellular, .wifi])
        icons.draw(
            [.cellular, .wifi], at: x(6 + signal / 2), middle, isMirrored: isMirrored, into: &builder)
        let battery = icons.width(of: [.battery])
        icons.draw([.battery], at: x(bounds.width - 6 - battery / 2), middle, isMirrored: isMirrored, into: &builder)
    }

    /// Time and date at the start, signal and battery at the end.
    private func drawOfPad(into builder: inout DisplayListBuilder) {
        let bounds = display.bounds
        let middle = display.statusBarHeight / 2 + 1
        let margin: CGFloat = display.shape.cornerRadius > 0 ? 20 : 8
        let words = layout("\(clock.time)  \(clock.date)", size: 12, .semibold)
        draw(words, centeredAt: x(margin + words.size.width / 2), middle, into: &builder)
        let icons = StatusIcons(height: 10, color: display.statusBarColor)
        let width = icons.width(of: [.wifi, .battery])
        icons.draw(
            [.wifi, .battery], at: x(bounds.width - margin - width / 2), middle, isMirrored: isMirrored, into: &builder)
    }

    // MARK: Parts

    private var clock: StatusClock { StatusClock(display.environment.locale) }
    private var isMirrored: Bool { display.isRightToLeft }

    /// A place by its distance from the edge where lines start.
    private func x(_ distance: CGFloat) -> CGFloat { isMirrored ? display.bounds.width - distance : distance }

    private func layout(_ string: String, size: CGFloat, _ weight: FontWeight) -> TextLayout {
        let text = AttributedText(
            string, font: Font.system(size: size, weight: weight), color: display.statusBarColor)
        return typesetter.shape(text, locale: display.environment.locale).layout()
    }

    private func text(
        _ string: String, size: CGFloat, _ weight: FontWeight, centeredAt x: CGFloat, _ y: CGFloat,
        into builder: inout DisplayListBuilder
    ) {
        draw(layout(string, size: size, weight), centeredAt: x, y, into: &builder)
    }

    private func draw(
        _ layout: TextLayout, centeredAt x: CGFloat, _ y: CGFloat, into builder: inout DisplayListBuilder
    ) {
        layout.draw(
            into: &builder, in: CGRect(center: CGPoint(x: x, y: y), size: layout.size), scale: display.environment.scale
        )
    }
}
