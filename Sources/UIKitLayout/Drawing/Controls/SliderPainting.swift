import Foundation
import KeylineAppearance

/// Draws a slider: the track up to the knob in the tint colour, beyond it in gray.
@MainActor
struct SliderPainting {
    private let slider: UISlider

    init(of slider: UISlider) {
        self.slider = slider
    }

    func draw(_ canvas: inout Canvas) {
        canvas.group(opacity: slider.isEnabled ? 1 : 0.5) { inner in
            drawImages(&inner)
            let track = slider.trackRect(forBounds: slider.bounds)
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
            drawTrack(track, thumb, &inner)
            drawThumb(thumb, &inner)
        }
    }

    private func drawTrack(_ track: CGRect, _ thumb: CGRect, _ canvas: inout Canvas) {
        let isLeftToRight = slider.layoutDirection == .leftToRight
        let ground = canvas.color(slider.maximumTrackTintColor ?? .systemFill)
        let done = canvas.color(slider.minimumTrackTintColor ?? slider.tintColor ?? .systemBlue)
        canvas.paint(in: track) { builder, place in
            TrackDrawing.draw(
                place, share: isLeftToRight ? thumb.midX - track.minX : track.maxX - thumb.midX,
                isLeftToRight: isLeftToRight, radius: track.height / 2, ground: ground, done: done, into: &builder)
        }
    }

    private func drawThumb(_ rect: CGRect, _ canvas: inout Canvas) {
        if let image = slider.currentThumbImage {
            let tint = image.renderingMode == .alwaysTemplate ? slider.thumbTintColor ?? slider.tintColor : nil
            return canvas.draw(image, in: rect, tint: tint, direction: slider.layoutDirection)
        }
        let color = canvas.color(slider.thumbTintColor ?? .white)
        canvas.paint(in: rect) { Knob.draw(in: $1, color: color, into: &$0) }
    }

    private func drawImages(_ canvas: inout Canvas) {
        let parts = [
            (slider.minimumValueImage, slider.minimumValueImageRect(forBounds: slider.bounds)),
            (slider.maximumValueImage, slider.maximumValueImageRect(forBounds: slider.bounds)),
        ]
        for (image, rect) in parts {
            guard let image else { continue }
            let tint = image.renderingMode == .alwaysTemplate ? slider.tintColor : nil
            canvas.draw(image, in: rect, tint: tint, direction: slider.layoutDirection)
        }
    }
}
