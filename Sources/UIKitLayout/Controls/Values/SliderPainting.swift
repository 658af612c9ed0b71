import Foundation
import KeylineAppearance

/// Draws a slider: the track up to the knob in the tint colour, beyond it in gray.
@MainActor
struct SliderPainting {
    private let slider: UISlider

    init(of slider: UISlider) {
        self.slider = slider
    }

    func draw(_ canvas: inout ViewCanvas) {
        canvas.group(opacity: slider.isEnabled ? 1 : 0.5) { inner in
            drawImages(&inner)
            let track = slider.trackRect(forBounds: slider.bounds)
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
            drawTrack(track, thumb, &inner)
            drawThumb(thumb, &inner)
        }
    }

    private func drawTrack(_ track: CGRect, _ thumb: CGRect, _ canvas: inout ViewCanvas) {
        let near = slider.currentMinimumTrackImage
        let far = slider.currentMaximumTrackImage
        guard near == nil, far == nil else { return drawTrackImages(near, far, track, thumb, &canvas) }
        let ground = canvas.color(slider.maximumTrackTintColor ?? .systemFill)
        let done = canvas.color(slider.minimumTrackTintColor ?? slider.tintColor ?? .systemBlue)
        canvas.paint(in: track) { builder, place in
            let knob = thumb.offsetBy(dx: place.minX - track.minX, dy: place.minY - track.minY)
            slider.sliderDrawing.drawTrack(place, knob: knob, ground: ground, done: done, into: &builder)
        }
    }

    /// Pictures of the track stand in their own height, each on its side of the knob's middle.
    private func drawTrackImages(
        _ near: UIImage?, _ far: UIImage?, _ track: CGRect, _ thumb: CGRect, _ canvas: inout ViewCanvas
    ) {
        let split = min(max(thumb.midX, track.minX), track.maxX)
        let parts = track.divided(atDistance: split - track.minX, from: .minXEdge)
        let isLeftToRight = slider.layoutDirection == .leftToRight
        let tints = [slider.minimumTrackTintColor ?? slider.tintColor, slider.maximumTrackTintColor ?? .systemFill]
        let sides = isLeftToRight ? [parts.slice, parts.remainder] : [parts.remainder, parts.slice]
        for ((image, tint), side) in zip(zip([near, far], tints), sides) {
            guard let image else {
                if let tint { canvas.fill(side, tint) }
                continue
            }
            let place = CGRect(
                x: side.minX, y: track.midY - image.size.height / 2, width: side.width, height: image.size.height)
            canvas.draw(
                image, in: place, tint: image.renderingMode == .alwaysTemplate ? tint : nil,
                direction: slider.layoutDirection)
        }
    }

    private func drawThumb(_ rect: CGRect, _ canvas: inout ViewCanvas) {
        if let image = slider.currentThumbImage {
            let tint = image.renderingMode == .alwaysTemplate ? slider.thumbTintColor ?? slider.tintColor : nil
            return canvas.draw(image, in: rect, tint: tint, direction: slider.layoutDirection)
        }
        let color = canvas.color(slider.thumbTintColor ?? .white)
        canvas.paint(in: rect) { slider.sliderDrawing.drawKnob($1, color: color, into: &$0) }
    }

    private func drawImages(_ canvas: inout ViewCanvas) {
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
