package import Foundation
package import KeylineGraphics
package import KeylineScenes

/// A slider: a track, filled up to a knob.
package struct SliderDrawing {
    private let metrics: ControlMetrics
    private let system: SystemGeneration
    private let isLeftToRight: Bool

    package init(_ system: SystemGeneration, isLeftToRight: Bool) {
        metrics = ControlMetrics(system)
        self.system = system
        self.isLeftToRight = isLeftToRight
    }

    /// The track's rectangle.
    ///
    /// - Parameters:
    ///   - bounds: The slider's rectangle, in points.
    ///   - left: The room at the left of the track, in points.
    ///   - right: The room at its right, in points.
    /// - Returns: A rectangle in the middle of the slider's height.
    package func track(
        in bounds: CGRect, left: CGFloat = ControlMetrics.sliderInset, right: CGFloat = ControlMetrics.sliderInset
    ) -> CGRect {
        CGRect(
            x: bounds.minX + left, y: bounds.midY - metrics.sliderTrack / 2, width: max(bounds.width - left - right, 0),
            height: metrics.sliderTrack)
    }

    /// The knob's rectangle.
    ///
    /// - Parameters:
    ///   - track: The track's rectangle, in points.
    ///   - share: The value as a part of the range, 0…1.
    ///   - size: The size of an image in place of the knob, in points; nil for the system's knob.
    /// - Returns: A rectangle about the middle of the track's height.
    package func knob(on track: CGRect, share: CGFloat, size: CGSize? = nil) -> CGRect {
        let size = size ?? metrics.sliderKnob
        let travel = max(track.width - size.width, 0)
        return CGRect(
            x: track.minX + travel * (isLeftToRight ? share : 1 - share), y: track.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Draws the track, in another colour up to the middle of the knob.
    package func drawTrack(
        _ track: CGRect, knob: CGRect, ground: Color, done: Color, into builder: inout DisplayListBuilder
    ) {
        TrackDrawing.draw(
            track, share: isLeftToRight ? knob.midX - track.minX : track.maxX - knob.midX,
            isLeftToRight: isLeftToRight, radius: track.height / 2, ground: ground, done: done, into: &builder)
    }

    /// Draws the knob: round, or a capsule from iOS 26 on.
    package func drawKnob(_ knob: CGRect, color: Color, into builder: inout DisplayListBuilder) {
        switch system {
        case .iOS18: ThumbDrawing.draw(in: knob, color: color, into: &builder)
        case .iOS26:
            SoftShadow(opacity: 0.14, offset: CGSize(width: 0, height: 1.5), radius: 3)
                .draw(under: .rectangle(knob, cornerRadius: knob.height / 2), into: &builder)
            builder.fill(Path(roundedRect: knob, cornerRadius: knob.height / 2), color: color)
        }
    }
}
