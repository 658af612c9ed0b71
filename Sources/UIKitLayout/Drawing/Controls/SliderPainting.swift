import Foundation
import KeylineGraphics

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
        let outline = Path(roundedRect: track, cornerRadius: track.height / 2)
        canvas.fill(outline, slider.maximumTrackTintColor ?? .systemFill)
        var filled = track
        if slider.layoutDirection == .leftToRight {
            filled.size.width = thumb.midX - track.minX
        } else {
            filled = CGRect(x: thumb.midX, y: track.minY, width: track.maxX - thumb.midX, height: track.height)
        }
        guard filled.width > 0 else { return }
        let color = slider.minimumTrackTintColor ?? slider.tintColor ?? .systemBlue
        canvas.fill(Path(roundedRect: filled, cornerRadius: track.height / 2), color)
    }

    private func drawThumb(_ rect: CGRect, _ canvas: inout Canvas) {
        if let image = slider.currentThumbImage {
            let tint = image.renderingMode == .alwaysTemplate ? slider.thumbTintColor ?? slider.tintColor : nil
            return canvas.draw(image, in: rect, tint: tint, direction: slider.layoutDirection)
        }
        KnobPainting.draw(in: rect, color: slider.thumbTintColor ?? .white, &canvas)
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
