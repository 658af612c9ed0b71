import Foundation
import KeylineFoundationSupplement
import KeylineGraphics
import KeylineScenes
import KeylineTypesetting

/// A dashed line where the device's screen ends in a scene with all of its scroll content, with the height of the screen in points.
///
/// Bars at the lower end of the screen are at the lower end of the picture: on the device they are above the line.
struct FoldOverlay {
    private let fold: CGFloat
    private let paper: CGRect

    /// - Returns: Nil where the screen shows all there is.
    init?(_ scene: Scene, paper: CGRect) {
        guard let fold = scene.environment.screen.fold, scene.environment.screen.growth > 0 else { return nil }
        self.fold = fold
        self.paper = paper
    }

    func draw(with pen: inout PixelPen, typesetter: Typesetter) {
        pen.builder.view = nil
        let line = pen.segment(.horizontal, at: fold, (paper.minX, paper.maxX), thickness: pen.line)
        pen.fill([line.insetBy(dx: 0, dy: -pen.hairline)], color: pen.halo)
        pen.fill(pen.dashes(line), color: OverlayColors.fold)
        var labels = LabelPlacer(typesetter: typesetter, paper: paper)
        let label = labels.place("fold \(Decimals.text(fold))", pen) { size in
            [CGPoint(x: paper.maxX - size.width / 2, y: fold)]
        }
        label.draw(on: OverlayColors.fold, with: &pen)
    }
}
