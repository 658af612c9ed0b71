import Foundation
import KeylineAppearance
import KeylineGraphics
import KeylineScenes

/// Takes the place of a view that Keyline does not know: a web page, a map, a class of somebody's own. It is plain to see that
/// something is missing, and what.
@MainActor
package final class PlaceholderView: UIView {
    /// What is missing.
    package enum Subject: Hashable, Sendable {
        /// A view of a class by its name.
        case view(className: String)
        /// A web page.
        case webPage
        /// A map.
        case map
        /// The place of another controller's view.
        case container
        /// A drawing of Metal, SceneKit and the like.
        case graphics

        fileprivate var symbol: String {
            switch self {
            case .view: "square"
            case .webPage: "globe"
            case .map: "map"
            case .container: "square.grid.2x2"
            case .graphics: "photo"
            }
        }
    }

    /// What is missing.
    package let subject: Subject
    /// A name under the picture, such as that of the class.
    package let title: String?

    package init(_ subject: Subject, title: String? = nil) {
        self.subject = subject
        if case .view(let className) = subject { self.title = title ?? className } else { self.title = title }
        super.init(frame: .zero)
        backgroundColor = .systemGray6
    }

    package required init?(coder: NSCoder) { nil }

    override func drawContent(in canvas: inout ViewCanvas) {
        guard subviews.isEmpty, bounds.width > 4, bounds.height > 4 else { return }
        let line = bounds.insetWithin(dx: 0.5, dy: 0.5)
        canvas.stroke(Path(line), legible(.systemGray4), style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        drawLabel(&canvas)
    }

    /// A colour of the system as it is on the view's own background, which a document may have fixed: white in dark surroundings too.
    private func legible(_ color: UIColor) -> UIColor {
        guard let behind = backgroundColor?.color(for: traitCollection), behind.alpha > 0.5 else { return color }
        let style = behind.luminance > 0.5 ? UIUserInterfaceStyle.light : .dark
        return color.resolvedColor(
            with: UITraitCollection(traitsFrom: [
                traitCollection, UITraitCollection(userInterfaceStyle: style),
            ]))
    }

    private func drawLabel(_ canvas: inout ViewCanvas) {
        let side = min(bounds.width, bounds.height) * 0.4
        let textHeight: CGFloat = title == nil || bounds.height < 40 ? 0 : 18
        let showsSymbol = bounds.height >= 56
        if showsSymbol {
            let size = min(side, 44)
            let rect = CGRect(
                x: bounds.midX - size / 2, y: bounds.midY - size / 2 - textHeight / 2, width: size, height: size)
            canvas.draw(
                SymbolStandIn(subject.symbol), .light, in: rect, color: legible(.systemGray2), isMirrored: false)
        }
        guard let title, bounds.height >= 12 else { return }
        let y = showsSymbol ? bounds.midY + min(side, 44) / 2 - textHeight / 2 + 4 : bounds.midY - 8
        let rect = CGRect(x: bounds.minX + 4, y: y, width: max(bounds.width - 8, 0), height: 16)
        canvas.draw(title, font: .systemFont(ofSize: 12), color: legible(.secondaryLabel), centeredIn: rect)
    }
}
